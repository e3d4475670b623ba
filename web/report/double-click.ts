// The second click of a double click, also where the first one has opened another view.

const NEAR = 5;

let last: MouseEvent | undefined;
let isSecond = false;

// Browsers count clicks too (`detail`), but Firefox anew where another element has come below the pointer, and all of them anew where
// a slow machine lets the second click wait.
addEventListener(
  'click',
  (event) => {
    isSecond = event.detail > 0 && last !== undefined && opensAView(last) && isNear(event, last);
    last = event;
  },
  { capture: true },
);

/** Links and rows do, and no button that is where another view has one. */
function opensAView(click: MouseEvent): boolean {
  return !(click.target instanceof Element && click.target.closest('button'));
}

function isNear(one: MouseEvent, other: MouseEvent): boolean {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) < NEAR;
}

/** Whether the click that is being handled is by a mouse that has not moved since it opened this view. */
export function isSecondClick(): boolean {
  return isSecond;
}

// The second click of a double click, also where the first one has opened another view.

const SOON = 500;
const NEAR = 5;

let last: MouseEvent | undefined;
let isSecond = false;

// Browsers count clicks too (`detail`), but Firefox anew where another element has come below the pointer.
addEventListener(
  'click',
  (event) => {
    isSecond =
      event.detail > 0 &&
      last !== undefined &&
      event.timeStamp - last.timeStamp < SOON &&
      Math.hypot(event.clientX - last.clientX, event.clientY - last.clientY) < NEAR;
    last = event;
  },
  { capture: true },
);

/** Whether the click that is being handled is the second one of a double click by a mouse. */
export function isSecondClick(): boolean {
  return isSecond;
}

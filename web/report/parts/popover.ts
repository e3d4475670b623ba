// Where a popover opens: browsers put it into the middle of the window.

/** Pixels between a popover and its button. */
const GAP = 4;

/** The share of the window's height from which on there is too little room below. */
const LOW = 0.7;

/** Puts a popover that is about to open below its button, or above it near the end of the window, towards the side with more room. */
export function below(event: ToggleEvent): void {
  const popover = event.currentTarget as HTMLElement;
  const button = document.querySelector(`[popovertarget="${CSS.escape(popover.id)}"]`);
  if (event.newState !== 'open' || !button) return;
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const [atTop, atBottom] =
    bottom < LOW * height ? [`${bottom + GAP}px`, 'auto'] : ['auto', `${height - top + GAP}px`];
  const [atLeft, atRight] = left + right < width ? [`${left}px`, 'auto'] : ['auto', `${width - right}px`];
  popover.style.inset = `${atTop} ${atRight} ${atBottom} ${atLeft}`;
  popover.style.margin = '0';
}

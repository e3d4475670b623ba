// Where a popover opens: browsers put it into the middle of the window.

/** Pixels between a popover and its button. */
const GAP = 4;

/** Puts a popover that is about to open below its button, towards the side with more room. */
export function below(event: ToggleEvent): void {
  const popover = event.currentTarget as HTMLElement;
  const button = document.querySelector(`[popovertarget="${CSS.escape(popover.id)}"]`);
  if (event.newState !== 'open' || !button) return;
  const { left, right, bottom } = button.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  const sides = left + right < width ? `auto auto ${left}px` : `${width - right}px auto auto`;
  popover.style.inset = `${bottom + GAP}px ${sides}`;
  popover.style.margin = '0';
}

// Whether a key is for what has the focus, and not for the page.

const FIELDS = 'input:not([type=checkbox]), textarea, select, [contenteditable]';

/** Whether somebody types, or a dialog is open. */
export function isTyping(event: KeyboardEvent): boolean {
  return event.isComposing || (event.target instanceof Element && isOf(event.target, `${FIELDS}, dialog`));
}

/** Whether an element is one of these, or in one. */
export function isOf(element: Element, selector: string): boolean {
  return element.closest(selector) !== null;
}

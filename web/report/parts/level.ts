// Two panes side by side with the same thing at the same height.

/** What a pane shows of its contents, and where in them the thing is; all from their top. */
export interface Scrolled {
  top: number;
  most: number;
  height: number;
  thing: number;
}

/**
 * How far below the upper edge of both panes the thing can be: in their upper third, or as near to it as both can be scrolled.
 */
export function height(panes: Scrolled[]): number {
  const wanted = Math.min(...panes.map((pane) => pane.height / 3));
  const lowest = Math.max(...panes.map((pane) => pane.thing - pane.most));
  const highest = Math.min(...panes.map((pane) => pane.thing));
  return Math.min(Math.max(wanted, lowest), highest);
}

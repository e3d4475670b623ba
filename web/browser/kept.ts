// The decisions of readers, which this page keeps for reports: their frame has no origin for which the browser would.

import { pack } from '../shared/block';

/** The keys of reports, and no others: a report is not to change anything else. */
const KEYS = /^codesim (decision |reader$)/;

/** Whether the browser keeps anything for this page. */
export function keeps(): boolean {
  try {
    return localStorage.length >= 0;
  } catch {
    return false;
  }
}

/** The text of a report with what is kept for it. */
export async function withKept(page: string): Promise<string> {
  if (!keeps()) return page;
  const kept = Object.entries<string>(localStorage).filter(([key]) => KEYS.test(key));
  return page.replace('<title>', `<meta name="codesim-kept" content="${await pack(kept)}">\n<title>`);
}

/** Keeps what the frame of a report says. */
export function keep(said: unknown): void {
  const { codesimKeeps: key, text } = (said ?? {}) as Record<string, unknown>;
  if (typeof key !== 'string' || !KEYS.test(key)) return;
  if (typeof text === 'string') localStorage.setItem(key, text);
  else localStorage.removeItem(key);
}

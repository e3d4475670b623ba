// What a person decided about a pair, and which of several such decisions hold.

import type { Decision, Review } from './payload';

/** A review and where it comes from. */
export interface Side extends Review {
  from: string;
}

export const DECISIONS: Decision[] = ['open', 'confirmed', 'dismissed'];
export const NONE: Review = { decision: 'open', note: '' };

/** Whether nothing is decided or said. */
export function isNone({ decision, note }: Review): boolean {
  return decision === 'open' && note === '';
}

/** Whether two reviews do not contradict each other. */
export function agree(a: Review, b: Review): boolean {
  return a.decision === b.decision && (a.note === b.note || a.note === '' || b.note === '');
}

/** Whether a review is a later word of the same person. */
function replaces(later: Review, earlier: Review): boolean {
  const [now, then] = [later, earlier].map(({ at }) => Date.parse(at ?? ''));
  return Boolean(later.by) && later.by === earlier.by && now! > then!;
}

/** The sides with one more: a later word of the same person stands for the earlier one, the longer of two that agree for both. */
export function joined(sides: Side[], one: Side): Side[] {
  if (isNone(one) || sides.some((side) => replaces(side, one))) return sides;
  const others = sides.filter((side) => !replaces(one, side));
  const same = others.find((side) => agree(side, one));
  if (!same) return [...others, one];
  return others.map((side) => (side === same && side.note === '' ? one : side));
}

/** A review as it may stand in a file or in the memory of the browser; nothing for anything else. */
export function asReview(value: unknown): Review | undefined {
  const { decision, note, by, at } = (value ?? {}) as Record<string, unknown>;
  const isText = (text: unknown) => text === undefined || text === null || typeof text === 'string';
  if (!DECISIONS.includes(decision as Decision) || ![note, by, at].every(isText)) return undefined;
  return signed({ decision: decision as Decision, note: (note as string) ?? '' }, by as string, at as string);
}

/** A review with who decided and when, as far as that is known. */
export function signed({ decision, note }: Review, by?: string | null, at?: string | null): Review {
  return { decision, note, ...(by ? { by } : {}), ...(at ? { at } : {}) };
}

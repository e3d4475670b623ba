// What a person decided about a pair, and which of several such decisions hold.

import type { Status, Decision } from './payload';

/** A submission as decisions are kept of it: under its own name, with its code. */
interface Coded {
  real: string;
  digest: string | null;
}

/** A pair as decisions are kept of it. */
export interface CodedPair {
  left: Coded;
  right: Coded;
}

/** A decision and where it comes from. */
export interface Side extends Decision {
  from: string;
  /** Whether its author could only propose it, in a service. */
  isProposal?: boolean;
}

/**
 * Where a side may be from, other than a file or another exercise. Browsers keep these words, in whatever language a report is
 * shown.
 */
export const PLACES = { report: 'the report', browser: 'this browser', service: 'the service' };

export const STATUSES: Status[] = ['undecided', 'confirmed', 'dismissed'];
export const NONE: Decision = { status: 'undecided', note: '' };

/** Whether nothing is decided or said. */
export function isNone({ status, note }: Decision): boolean {
  return status === 'undecided' && note === '';
}

/** Whether two decisions do not contradict each other. */
export function agree(a: Decision, b: Decision): boolean {
  return a.status === b.status && (a.note === b.note || a.note === '' || b.note === '');
}

/** Whether a decision is a later word of the same person. */
function replaces(later: Decision, earlier: Decision): boolean {
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

/** A decision as it may stand in a file or in the memory of the browser; nothing for anything else. */
export function asDecision(value: unknown): Decision | undefined {
  const { status, note, by, at } = (value ?? {}) as Record<string, unknown>;
  const isText = (text: unknown) => text === undefined || text === null || typeof text === 'string';
  if (!STATUSES.includes(status as Status) || ![note, by, at].every(isText)) return undefined;
  return signed({ status: status as Status, note: (note as string) ?? '' }, by as string, at as string);
}

/** A decision with who decided and when, as far as that is known. */
export function signed({ status, note }: Decision, by?: string | null, at?: string | null): Decision {
  return { status, note, ...(by ? { by } : {}), ...(at ? { at } : {}) };
}

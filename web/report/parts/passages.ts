// Matches as the list of a pair shows them: those that belong together under one heading.

import type { Match, Place } from '../payload';

export interface Passage {
  /** Its place among those of several matches, from 1; nothing for a match that is alone. */
  number: number | null;
  /** Its matches with their indices, the strongest first. */
  matches: { match: Match; id: number }[];
  tokens: number;
  evidence: number;
  left: Place;
  right: Place;
}

/** The passages of a pair, the strongest first, of matches in the order of their evidence. */
export function passages(matches: Match[]): Passage[] {
  const found = new Map<number, Passage>();
  for (const [id, match] of matches.entries()) {
    const passage = found.get(match.passage);
    if (passage) add(passage, match, id);
    else found.set(match.passage, alone(match, id));
  }
  const sorted = [...found.values()].toSorted((a, b) => b.evidence - a.evidence);
  let number = 0;
  return sorted.map((one) => ({ ...one, number: one.matches.length > 1 ? ++number : null }));
}

function alone(match: Match, id: number): Passage {
  const { tokens, evidence, left, right } = match;
  return { number: null, matches: [{ match, id }], tokens, evidence, left: { ...left }, right: { ...right } };
}

/** The matches of a passage are between the same two files. */
function add(passage: Passage, match: Match, id: number): void {
  passage.matches.push({ match, id });
  passage.tokens += match.tokens;
  passage.evidence += match.evidence;
  for (const side of ['left', 'right'] as const) {
    const [whole, part] = [passage[side], match[side]];
    whole.first_line = Math.min(whole.first_line, part.first_line);
    whole.last_line = Math.max(whole.last_line, part.last_line);
  }
}

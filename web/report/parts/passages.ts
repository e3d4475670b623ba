// Matches as the list of a pair shows them: those that belong together under one heading.

import type { Match, Place } from '../payload';

export interface Passage {
  number: number;
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
  return [...found.values()].toSorted((a, b) => b.evidence - a.evidence || a.number - b.number);
}

function alone(match: Match, id: number): Passage {
  const { passage: number, tokens, evidence, left, right } = match;
  return { number, matches: [{ match, id }], tokens, evidence, left: { ...left }, right: { ...right } };
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

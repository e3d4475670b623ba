// Words that several views share.

export const STARTS_AND_STOPS =
  'The first, or last, assignment in which a person stands out, after, or before, at least two that were judged and in which they do not. Somebody who stands out in one assignment alone neither starts nor stops.';

// The way to a provider that people sign in at, and back.

const PLACE = 'codesim-place';

/** Why somebody was not let in who comes back, by what the service adds to the address. */
const REFUSED: Readonly<Record<string, string>> = {
  cancelled: 'You were not signed in there. Try again, or sign in with a password.',
  failed: 'This did not work. Try again; if it stays so, tell whoever runs this service.',
  often: 'Too many tries. Wait a minute, then try again.',
  unknown: 'You are signed in there, but you have no account here. Ask whoever runs this service to add you.',
};

/** Remembers where somebody wanted to be who goes to the provider. */
export function keepPlace(): void {
  sessionStorage.setItem(PLACE, location.hash);
}

/** Goes back there, without a step in the history. */
export function backToPlace(): void {
  const place = sessionStorage.getItem(PLACE);
  sessionStorage.removeItem(PLACE);
  if (place && !location.hash) location.replace(place);
}

/** Why somebody was not let in who comes back, if they were not. It is said once. */
export function refusedByProvider(): string {
  const why = new URLSearchParams(location.search).get('sign-in');
  if (why !== null) history.replaceState(null, '', location.pathname + location.hash);
  return REFUSED[why ?? ''] ?? '';
}

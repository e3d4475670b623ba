// Tells those who hear the page what others see on it: `parts/Announcer.svelte` has the words.

class Announced {
  text = $state('');
}

export const announced = new Announced();

let pending: ReturnType<typeof setTimeout> | undefined;

/** Says something once the reader has paused for so many milliseconds; only the last word counts. */
export function announce(text: string, pause = 0): void {
  clearTimeout(pending);
  pending = setTimeout(() => {
    // The same words once more are said only if they differ; a blank at the end is not heard.
    announced.text = announced.text === text ? `${text}\u00a0` : text;
  }, pause);
}

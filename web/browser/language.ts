// The language of the page is the first one of the browser's that there is. Its messages become the data block that a report has of them:
// this is to be imported before anything that has words.

import german from '../../crates/codesim-display/locales/de.ftl?raw';
import spanish from '../../crates/codesim-display/locales/es.ftl?raw';
import french from '../../crates/codesim-display/locales/fr.ftl?raw';

const MESSAGES: Record<string, string> = { en: '', de: german, fr: french, es: spanish };

/** The languages of the page and of reports, each in its own words. */
export const LANGUAGES = { en: 'English', de: 'Deutsch', fr: 'Français', es: 'Español' };

export function chosen(wanted: readonly string[]): string {
  const codes = wanted.map((tag) => tag.split('-')[0]!.toLowerCase());
  return codes.find((code) => Object.hasOwn(MESSAGES, code)) ?? 'en';
}

if (typeof document !== 'undefined') {
  const language = chosen(navigator.languages);
  document.documentElement.lang = language;
  const element = document.createElement('script');
  Object.assign(element, { type: 'text/plain', id: 'messages', textContent: MESSAGES[language] });
  document.head.append(element);
}

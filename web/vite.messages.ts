/** The beginnings of ids: a page that compares has words of its own, and some that all pages have. */
const OWN = /^tab-/;
const OF_ALL = /^(colours|count-files|failure-advice|guard|licences)/;

/** The text of a file of messages with those alone that a page may show. */
export function messagesOf(page: string, text: string): string {
  // A message goes on in lines that are indented.
  const messages = text.match(/^[a-z][\w-]* =.*(?:\n[ \t]+.*)*/gm) ?? [];
  const isWanted = (message: string) =>
    page === 'browser' ? OWN.test(message) || OF_ALL.test(message) : !OWN.test(message);
  return messages.filter(isWanted).join('\n');
}

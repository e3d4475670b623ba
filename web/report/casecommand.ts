// The command that makes a case of a pair, for who has the files that were compared.

import type { Parameters } from './payload';

/** `codesim case new my-class --pair ada mara`, with the paths that the report names. */
export function caseCommand(parameters: Parameters, left: string, right: string): string {
  const { roots, old, references = [], history = [], boilerplate, against } = parameters;
  const each = (option: string, paths: string[]) => paths.flatMap((path) => [option, path]);
  const words = [
    ...roots,
    ...each('--old', old),
    ...each('--reference', references),
    ...each('--history', history),
    ...(parameters.git_history ? ['--git-history'] : []),
    ...each('--boilerplate', boilerplate),
    ...each('--against', against ? [against.index] : []),
    ...['--pair', left, right],
  ];
  return ['codesim case new', ...words.map(quoted)].join(' ');
}

/** A word as shells take it. */
function quoted(word: string): string {
  if (/^[\w@%+=:,./-]+$/.test(word)) return word;
  return `'${word.replaceAll("'", "'\\''")}'`;
}

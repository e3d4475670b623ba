import { expect, test } from 'vitest';
import { caseCommand } from '../../report/casecommand';
import type { Parameters } from '../../report/payload';

test('the command for a case has the paths of the report, as a shell takes them', () => {
  const none = { roots: ['my-class'], old: [], boilerplate: [] } as unknown as Parameters;
  expect(caseCommand(none, 'ada', 'mara')).toBe('codesim case new my-class --pair ada mara');
  const all = {
    roots: ['sheet 3', "o'neil/"],
    old: ['2025'],
    references: ['staff'],
    history: ['past'],
    git_history: true,
    boilerplate: ['Start.java'],
    against: { index: 'years.codesim' },
  } as unknown as Parameters;
  expect(caseCommand(all, 'Ada Byron', '$(date)')).toBe(
    "codesim case new 'sheet 3' 'o'\\''neil/' --old 2025 --reference staff --history past --git-history --boilerplate Start.java --against years.codesim --pair 'Ada Byron' '$(date)'",
  );
});

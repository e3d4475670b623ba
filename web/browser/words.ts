import { numberFormat } from '../shared/locale';

const UNITS = ['kilobyte', 'megabyte', 'gigabyte'];

/** `1 kB`, `3.4 MB`, in the language of the page. */
export function size(bytes: number): string {
  const power = Math.min(Math.max(1, Math.floor(Math.log10(Math.max(1, bytes)) / 3)), UNITS.length);
  const digits = { maximumSignificantDigits: 2 };
  return numberFormat({ style: 'unit', unit: UNITS[power - 1]!, ...digits }).format(bytes / 1000 ** power);
}

import type { Conventions } from '../../src/admin/format/conventions.ts';
import { intlLocale } from '../../src/admin/format/format.ts';
import { typedNumber } from '../../src/admin/inputs/amounts.ts';
import { groupSignOf } from '../../src/core/rules/parseAmount.ts';
import type { Writing } from './cellText.ts';

/** How numbers are written in a language. */
export function writingOf(locale: Conventions['locale']): Writing {
  return { groupSign: groupSignOf(intlLocale(locale)), show: (value) => typedNumber(value, { locale }) };
}

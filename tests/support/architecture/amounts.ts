import type { Fields } from '../../../src/core/fields/field.ts';
import type { SourceFile } from './sourceFile.ts';

/** Where records are at hand, whose amounts are texts. Elsewhere queries give numbers of minor units. */
const WITH_RECORDS = /^(schemas|src\/server\/school\/(rules|calls))\//;

/**
 * Amounts that are compared as texts: '90.00' is more than '100.00' then. The compiler takes that, as it takes any two
 * texts.
 */
export function amountProblems(names: ReadonlySet<string>, files: readonly SourceFile[]): string[] {
  const amount = String.raw`[\w.?!]*\b(?:${[...names].join('|')})\b`;
  const text = String.raw`['"\`]-?[\d.]+['"\`]`;
  const compared = String.raw`\s*(?:<=?|>=?)\s*`;
  const pattern = new RegExp(
    String.raw`${amount}${compared}(?:${amount}|${text})(?![\w.?([])|${text}${compared}${amount}(?![\w.?([])`,
    'g',
  );
  return files
    .filter(({ path }) => WITH_RECORDS.test(path) && !path.includes('.test.'))
    .flatMap(({ path, code }) =>
      [...code.matchAll(pattern)].map(([found]) => `${path}: ${found} compares texts; compare them by minorOf`),
    );
}

/** The names of fields whose values are amounts as text, those of child rows included. */
export function amountNames(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'children') return amountNames(field.fields);
    const isText =
      field.kind === 'money' ||
      (field.kind === 'computed' && field.as === 'money') ||
      ((field.kind === 'decimal' || field.kind === 'percent') && field.asText === true);
    return isText ? [name] : [];
  });
}

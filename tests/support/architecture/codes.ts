import type { Fields } from '../../../src/core/fields/field.ts';
import type { SourceFile } from './sourceFile.ts';

/** Where records and tables of the school are read. */
const WITH_RECORDS = /^src\/server\/(school|services)\//;

/** No state has three digits, as the status of an HTTP answer has. */
const CODE = String.raw`\d{1,2}(?![\w.])`;
const COMPARED = String.raw`\s*(?:[=!]==?|<=?|>=?)\s*`;

/**
 * States that are compared with a number: nobody reads which state 1 is, and the compiler takes any number there. `codesOf`
 * gives them their names.
 */
export function codeProblems(names: ReadonlySet<string>, files: readonly SourceFile[]): string[] {
  const status = String.raw`\b(?:${[...names].join('|')})\b`;
  const ofNone = String.raw`(?:\s*\?\?\s*-?\d+)?[\s)!]*`;
  const inQuery = String.raw`${status}['"\`]\s*,\s*['"\`](?:[<>!=]+|(?:not )?in)['"\`]\s*,\s*\[?\s*${CODE}`;
  const pattern = new RegExp(
    String.raw`${status}${ofNone}${COMPARED}${CODE}|\b${CODE}${COMPARED}[\w.?!(]*${status}(?!\.)|${inQuery}`,
    'g',
  );
  return files
    .filter(({ path }) => WITH_RECORDS.test(path) && !path.includes('.test.'))
    .flatMap(({ path, code }) =>
      [...code.matchAll(pattern)].map(([found]) => `${path}: ${found} is a number; name the state by codesOf`),
    );
}

/** The names of fields that hold a state. */
export function statusNames(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'status' ? [name] : []));
}

const SIBILANT = /(s|x|z|ch|sh)$/;
const CONSONANT_Y = /[^aeiou]y$/;

type Vowel = 'a' | 'e' | 'i' | 'o' | 'u';
type Sibilant = 's' | 'x' | 'z' | 'ch' | 'sh';

/** The type of `plural`'s answer. */
export type Plural<Name extends string> = Name extends `${string}${Vowel}y`
  ? `${Name}s`
  : Name extends `${infer Stem}y`
    ? `${Stem}ies`
    : Name extends `${string}${Sibilant}`
      ? `${Name}es`
      : `${Name}s`;

/** The type of `snakeCase`'s answer. */
export type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : '';

/** English plural of a camelCase name: `academicYear` → `academicYears`, `bankBranch` → `bankBranches`. */
export function plural(name: string): string {
  if (CONSONANT_Y.test(name)) return `${name.slice(0, -1)}ies`;
  if (SIBILANT.test(name)) return `${name}es`;
  return `${name}s`;
}

/** camelCase → kebab-case, for addresses: `academicYears` → `academic-years`. */
export function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** camelCase → snake_case, for tables and columns: `academicYears` → `academic_years`. */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

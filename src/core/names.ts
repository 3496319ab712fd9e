const SIBILANT = /(s|x|z|ch|sh)$/;
const CONSONANT_Y = /[^aeiou]y$/;

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

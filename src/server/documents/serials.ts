const DIGITS = 6;

/** `MS-2026-000123`. */
export function serialOf({ prefix }: { readonly prefix: string }, year: number, number: number): string {
  return [prefix, year, String(number).padStart(DIGITS, '0')].join('-');
}

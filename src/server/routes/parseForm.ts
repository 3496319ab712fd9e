import qs from 'qs';

/** Fields one form may have. */
export const MAX_FORM_FIELDS = 5_000;

/** A form-urlencoded body as a plain object: `tags[]` gives a list, `a[b]` an object. Names such as `constructor` stay, to be refused. */
export function parseForm(text: string): Record<string, unknown> {
  return qs.parse(text, { parameterLimit: MAX_FORM_FIELDS, arrayLimit: 1_000, depth: 5, allowPrototypes: true });
}

import qs from 'qs';
import { MAX_BODY_FIELDS } from '../../core/limits.ts';
import { refuse } from '../errors.ts';

const PROTOTYPE = '__proto__';
const NAMES_PROTOTYPE = /(^|\[)__proto__(\]|\[|$)/;

/**
 * A form-urlencoded body as a plain object: `tags[]` gives a list, `a[b]` an object. Names such as `constructor` stay, to be
 * refused as those that nothing has; so does `__proto__`, which would be left out without a word, wherever it stands in a name.
 * Refuses a form of too many fields.
 */
export function parseForm(text: string): Record<string, unknown> {
  // Cut off, what comes later would be left out without a word.
  if (text.split('&', MAX_BODY_FIELDS + 1).length > MAX_BODY_FIELDS) throw refuse.malformed();
  let namesPrototype = false;
  const parsed: Record<string, unknown> = qs.parse(text, {
    parameterLimit: MAX_BODY_FIELDS,
    arrayLimit: 1_000,
    depth: 5,
    allowPrototypes: true,
    decoder: (part, decode, charset, type) => {
      const decoded: string = decode(part, decode, charset);
      if (type === 'key' && NAMES_PROTOTYPE.test(decoded)) namesPrototype = true;
      return decoded;
    },
  });
  if (namesPrototype) Object.defineProperty(parsed, PROTOTYPE, { value: '', enumerable: true });
  return parsed;
}

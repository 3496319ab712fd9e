import { boolean } from '../../core/index.ts';
import { parseValue } from '../../core/rules/parseValue.ts';
import { refuse } from '../errors.ts';

const ACTIVE = boolean();

/** Whether a status call switches on or off. */
export function readActive({ is_active: isActive }: Readonly<Record<string, unknown>>): 0 | 1 {
  const parsed = parseValue(ACTIVE, isActive);
  if ('problem' in parsed) throw refuse.invalid({ is_active: [parsed.problem] });
  if (parsed.value === null) throw refuse.invalid({ is_active: [{ key: 'required' }] });
  return parsed.value;
}

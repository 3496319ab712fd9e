import type { useTranslate } from 'react-admin';
import type { Conventions } from '../../format/conventions.ts';
import { formatAge } from '../../format/formatAge.ts';
import { type AnyRecord, nameOf } from '../../format/values.ts';

interface Wording {
  readonly translate: ReturnType<typeof useTranslate>;
  readonly conventions: Conventions;
}

/** Who entered a record, and how long it has waited; nothing where a back end does not tell when. */
export function enteredByText({ created_at, creator }: AnyRecord, { translate, conventions }: Wording): string {
  if (!created_at) return '';
  const age = formatAge(Date.now() - Date.parse(String(created_at)), conventions);
  const name = nameOf(creator);
  return name ? translate('inbox.by', { name, age }) : age;
}

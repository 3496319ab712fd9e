import { useTranslate } from 'react-admin';
import { statusFieldOf, type Resource } from '../../../core/resource.ts';
import { useWords } from '../../fields/useWords.ts';
import { formatValue } from '../../format/formatValue.ts';
import type { AnyRecord } from '../../format/values.ts';

/** Why a record can no longer be changed, in words. */
export function useLockedReason(resource: Resource, record: AnyRecord): string {
  const translate = useTranslate();
  const words = useWords();
  const name = statusFieldOf(resource);
  const field = name === undefined ? undefined : resource.fields[name];
  if (!field || name === undefined) return translate('screens.locked.text');
  return translate('screens.locked.state', { state: formatValue({ field, name, record }, words) });
}

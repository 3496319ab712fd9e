import { fieldOf, type Resource } from '../../../core/resource.ts';
import { formatValue, type ResourceWords } from '../../format/formatValue.ts';
import { NOTHING } from '../../format/format.ts';
import type { AnyRecord } from '../../format/values.ts';

/** What some fields of a record say, without those that are empty or not told. */
export function textsOf(
  {
    resource,
    record,
    names,
  }: { readonly resource: Resource; readonly record: AnyRecord; readonly names: readonly string[] },
  words: ResourceWords,
): string[] {
  return names.flatMap((name) => {
    const field = fieldOf(resource, name);
    const text = field ? formatValue({ field, name, record }, words) : NOTHING;
    return text === NOTHING ? [] : [text];
  });
}

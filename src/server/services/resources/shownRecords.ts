import type { Embedded } from '../../../core/fields/field.ts';
import type { Resource } from '../../../core/resource.ts';
import { hiddenFields } from '../../policies/hiddenFields.ts';
import { type PresentedRecord, withoutHidden } from '../../presenters/presentRecord.ts';
import { readableIds, type SightOptions } from './rowRules.ts';

/**
 * Records as a caller sees them: without the fields that are hidden from them, and of the records that lead to these
 * those alone that they may read.
 */
export async function shownRecords({
  records,
  ...options
}: SightOptions & { readonly records: readonly PresentedRecord[] }): Promise<PresentedRecord[]> {
  const { resource, caller } = options;
  const hidden = hiddenFields(resource, caller);
  let shown = records.map((record) => withoutHidden(record, hidden));
  for (const [name, from] of leadingHere(resource).filter(([field]) => !hidden.has(field))) {
    const led = (record: PresentedRecord) => record[name] as readonly Embedded[];
    const readable = await readableIds({
      ...options,
      resource: options.context.registry.get(from),
      ids: shown.flatMap((record) => led(record).map(({ id }) => id)),
    });
    shown = shown.map((record) => ({ ...record, [name]: led(record).filter(({ id }) => readable.has(id)) }));
  }
  return shown;
}

/** The fields that hold records of another resource that lead here, with its name. */
function leadingHere({ fields }: Resource): (readonly [string, string])[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'computed' && field.records ? [[name, field.records.resource] as const] : [],
  );
}

import type { Embedded } from '../../../core/fields/field.ts';
import type { Resource } from '../../../core/resource.ts';
import { hiddenFields, privateFields } from '../../policies/hiddenFields.ts';
import { type PresentedRecord, withoutHidden } from '../../presenters/presentRecord.ts';
import { showPhones } from '../../presenters/showPhones.ts';
import { ownIds, ownReferences, readableIds, type VisibilityOptions } from './rowRules.ts';

/**
 * Records as a caller sees them: without the fields that are hidden from them, of the records that lead to these those
 * alone that they may read, and with phone numbers as they are written in the institute's country.
 */
export async function shownRecords({
  records,
  ...options
}: VisibilityOptions & { readonly records: readonly PresentedRecord[] }): Promise<PresentedRecord[]> {
  const { resource, caller } = options;
  const hidden = hiddenFields(resource, caller);
  const hiddenIn = await hiddenByRecord(options, () => ownRecordsAmong(records, options));
  const country = options.context.country();
  let shown = records.map((record) => showPhones(resource, withoutHidden(record, hiddenIn(record.id)), country));
  for (const [name, from] of referringFields(resource).filter(([field]) => !hidden.has(field))) {
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

/** The fields that the caller may not see in a record, which must be in their sight. */
export async function hiddenFieldsIn({
  id,
  ...options
}: VisibilityOptions & { readonly id: number }): Promise<ReadonlySet<string>> {
  return (await hiddenByRecord(options, () => ownIds({ ...options, ids: [id] })))(id);
}

/** Which of the records are the caller's own, without asking the database where they say it themselves. */
async function ownRecordsAmong(
  records: readonly PresentedRecord[],
  options: VisibilityOptions,
): Promise<ReadonlySet<number>> {
  const references = ownReferences(options.resource, options.caller);
  if (!references) return ownIds({ ...options, ids: records.map(({ id }) => id) });
  const { userId } = options.caller;
  const isOwn = (record: PresentedRecord) => references.some((name) => userId !== null && record[name] === userId);
  return new Set(records.filter(isOwn).map(({ id }) => id));
}

async function hiddenByRecord(
  { resource, caller }: VisibilityOptions,
  findOwn: () => Promise<ReadonlySet<number>>,
): Promise<(id: number) => ReadonlySet<string>> {
  const hidden = hiddenFields(resource, caller);
  const privateNames = privateFields(resource, caller);
  const own = privateNames.size > 0 ? await findOwn() : NONE;
  if (own.size === 0) return () => hidden;
  const inOwn = new Set([...hidden].filter((name) => !privateNames.has(name)));
  return (id) => (own.has(id) ? inOwn : hidden);
}

const NONE: ReadonlySet<number> = new Set();

/** The fields that hold records of another resource that lead here, with its name. */
function referringFields({ fields }: Resource): (readonly [string, string])[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'computed' && field.records ? [[name, field.records.resource] as const] : [],
  );
}

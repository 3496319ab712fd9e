import type { RaRecord } from 'react-admin';
import { isFilled } from '../../core/conditions.ts';
import type { Resource } from '../../core/resource.ts';
import { listsOfBackEnd } from './backEnd.ts';
import { normalizeRecord, type Source } from './normalizeRecords.ts';
import { messageOf, writtenRecord } from './envelope.ts';
import { keepServerMessage } from './serverMessages.ts';
import { forgetWholeList, wholeList } from './wholeLists.ts';

/**
 * The record that a write gave back with what the server said. A back end that answers whole lists may answer a part of the
 * record, or nothing: the rest is taken from `known`, which is what was there before with what was sent, and from its list.
 */
export async function answeredRecord<T extends RaRecord>(source: Source, json: unknown, known: RaRecord): Promise<T> {
  const { resource } = source;
  const record = writtenRecord<T>(json, known);
  if (listsOfBackEnd() === 'paged') return record;
  const isPartial = listsOfBackEnd() === 'whole' || !isFilled(record.id);
  const before = isPartial ? await listedRecord(resource, record, known) : undefined;
  forgetWholeList(resource);
  return keepServerMessage(await normalizeRecord(source, { ...before, ...record }), messageOf(json));
}

async function listedRecord(resource: Resource, record: RaRecord, known: RaRecord): Promise<RaRecord | undefined> {
  if (isFilled(record.id)) {
    const rows = await wholeList(resource);
    return { ...rows?.find(({ id }) => String(id) === String(record.id)), ...known };
  }
  forgetWholeList(resource);
  const rows = (await wholeList(resource)) ?? [];
  return rows.filter((row) => isLike(row, known)).sort((a, b) => Number(b.id) - Number(a.id))[0];
}

// Of a new record whose number was not answered only what was sent is known.
function isLike(row: RaRecord, sent: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(sent).every(([name, value]) => {
    const isPlain = typeof value === 'string' || typeof value === 'number';
    return !isPlain || !isFilled(row[name]) || String(row[name]) === String(value);
  });
}

import type { Resource } from '../../../core/resource.ts';
import { fillTemplate } from '../../../core/titles.ts';
import type { FoundGroup, FoundRecord } from '../../../core/calls/engineCalls.ts';
import { MIN_SEARCH_LENGTH } from '../../../core/search.ts';
import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { rowsByIdStatement } from '../../db/listSql.ts';
import { hiddenFields } from '../../policies/hiddenFields.ts';
import { presentRecord, withoutHidden } from '../../presenters/presentRecord.ts';
import { showPhones } from '../../presenters/showPhones.ts';
import { readListQuery } from '../resources/listQuery.ts';
import type { PresentedRecord } from '../../presenters/presentRecord.ts';
import { query } from '../resources/readRecords.ts';
import { bestMatchesStatement } from './bestMatches.ts';
import { searchedBy } from './searched.ts';

/** Records of one resource in an answer. */
const MOST_OF_A_KIND = 5;

interface SearchRequest {
  readonly context: Context;
  readonly caller: Caller;
  readonly q: string;
}

/** The records that fit some words best, of the resources whose every record the caller may read. */
export async function searchRecords(request: SearchRequest): Promise<FoundGroup[]> {
  const { context, caller, q } = request;
  if ([...q.trim()].length < MIN_SEARCH_LENGTH) return [];
  const resources = searchedBy(caller, context);
  const groups = await Promise.all(resources.map((resource) => searchResource(request, resource)));
  return groups.filter(({ records }) => records.length > 0);
}

async function searchResource({ context, caller, q }: SearchRequest, resource: Resource): Promise<FoundGroup> {
  const { registry } = context;
  const hidden = hiddenFields(resource, caller);
  // Read as the list's own search reads it, so that the way on to the list finds the same.
  const { words } = readListQuery(
    { filter: JSON.stringify({ q }) },
    { resource, registry, unqueryable: hidden, timeZone: context.timeZone() },
  );
  const found = await query(context, bestMatchesStatement({ resource, registry, words, limit: MOST_OF_A_KIND + 1 }));
  const ids = found.slice(0, MOST_OF_A_KIND).map(({ id }) => id);
  const rows = ids.length > 0 ? await query(context, rowsByIdStatement(resource, registry, ids)) : [];
  const records = rows.map((row) =>
    foundRecord(resource, showPhones(resource, withoutHidden(presentRecord(resource, row), hidden), context.country())),
  );
  return { resource: resource.name, records, more: found.length > MOST_OF_A_KIND };
}

function foundRecord(resource: Resource, record: PresentedRecord): FoundRecord {
  const image = Object.keys(resource.fields).find((name) => resource.fields[name]?.kind === 'image');
  return {
    id: record.id,
    title: fillTemplate(resource.title, record) || `#${record.id}`,
    subtitle: resource.subtitle ? fillTemplate(resource.subtitle, record) : '',
    image: image ? ((record[image] ?? null) as string | null) : null,
    is_active: record.is_active === 0 ? 0 : 1,
  };
}

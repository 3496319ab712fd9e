import type { Context } from '../../../context.ts';
import type { Caller } from '../../../caller.ts';
import { schoolTables } from '../../tables.ts';
import type { PresentedRecord } from '../../../presenters/presentRecord.ts';
import { readAll } from '../../../services/resources/readRecords.ts';

/** The active sections that the map Wings Vs. Section has in any of the given wings, of which there is at least one, as records, in order. */
export async function sectionsOfWings(options: {
  readonly context: Context;
  readonly caller: Caller;
  readonly wings: readonly number[];
}): Promise<PresentedRecord[]> {
  const { context, caller, wings } = options;
  const mapped = await schoolTables<'wing_sections' | 'wing_section_sections'>(context)
    .selectFrom('wing_sections as map')
    .innerJoin('wing_section_sections as link', 'link.wing_section_id', 'map.id')
    .select('link.section_id')
    .distinct()
    .where('map.is_active', '=', 1)
    .where('map.wing_id', 'in', wings)
    .execute();
  const ids = mapped.map(({ section_id }) => section_id);
  if (ids.length === 0) return [];
  const resource = context.registry.get('section');
  const filters = [
    { name: 'id', field: { kind: 'integer' as const }, test: 'any' as const, values: ids },
    { name: 'is_active', field: { kind: 'boolean' as const }, test: 'any' as const, values: [1] },
  ];
  const sections: PresentedRecord[] = [];
  for await (const batch of readAll({ context, caller, resource, listQuery: { filters, words: [] } }))
    sections.push(...batch);
  return sections;
}

import type { Context } from '../../context.ts';
import type { Caller } from '../../caller.ts';
import { type Presented, readAll } from '../resources/readRecords.ts';

/** The active sections that the map Wings Vs. Section has in any of the given wings, as records, in order. */
export async function sectionsOfWings(given: {
  readonly context: Context;
  readonly caller: Caller;
  readonly wings: readonly number[];
}): Promise<Presented[]> {
  const { context, caller, wings } = given;
  if (wings.length === 0) return [];
  const mapped = await context.database.query(
    `select distinct j.section_id from wing_sections m
     join wing_section_sections j on j.wing_section_id = m.id
     where m.is_active = 1 and m.wing_id = any($1)`,
    [wings],
  );
  const ids = mapped.map(({ section_id }) => Number(section_id));
  if (ids.length === 0) return [];
  const resource = context.registry.get('section');
  const filters = [
    { name: 'id', field: { kind: 'integer' as const }, test: 'any' as const, values: ids },
    { name: 'is_active', field: { kind: 'boolean' as const }, test: 'any' as const, values: [1] },
  ];
  const sections: Presented[] = [];
  for await (const batch of readAll({ context, caller, resource, question: { filters, words: [] } })) sections.push(...batch);
  return sections;
}

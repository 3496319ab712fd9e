import { sql } from 'kysely';
import type { DueHomework } from '../../../../../schemas/dashboard.ts';
import { homework as declared } from '../../../../../schemas/teaching/homework.ts';
import { addDays } from '../../../../core/days.ts';
import { readAccessBasis } from '../../../policies/require.ts';
import { conditionFilters } from '../../../services/resources/listQuery.ts';
import { readSlice } from '../../../services/resources/readRecords.ts';
import { seesAllRows } from '../../../services/resources/rowRules.ts';
import { schoolTables } from '../../tables.ts';
import type { Tile } from './tile.ts';

const DAYS = 7;
/** What fits on the start page. */
const MOST = 8;

/** What is handed in on the next days: to a teacher in the own subjects, to students and parents in their own sections. */
export const homework: Tile<'homework'> = {
  name: 'homework',
  read: async ({ context, caller, today }) => {
    const { registry } = context;
    const resource = registry.get(declared.name);
    const accessBasis = readAccessBasis(caller, resource);
    // Who looks after the homework of all has none of their own to think of.
    if (accessBasis === undefined || seesAllRows(resource, caller)) return undefined;
    const due = { due_on_gte: today, due_on_lte: addDays(today, DAYS), is_active: 1 };
    const filters = conditionFilters(due, { resource, registry, unqueryable: new Set() });
    const sort = { field: 'due_on', order: 'ASC' } as const;
    const listQuery = { filters, words: [], sort, range: { from: 0, to: MOST - 1 } };
    const { records } = await readSlice({ context, caller, resource, listQuery, accessBasis });
    if (records.length === 0) return undefined;
    const { rows } = await sql<Omit<DueHomework, 'resource' | 'filter'>>`
      select task.id, task.name, task.due_on as due, subject.name as subject,
        concat_ws(' · ', class.name, section.name) as note
      from homeworks task
      join subjects subject on subject.id = task.subject_id
      join classes class on class.id = task.class_id
      join sections section on section.id = task.section_id
      where task.id = any(${records.map(({ id }) => id)})
      order by task.due_on, class."order", section.name, task.id`.execute(schoolTables<'homeworks'>(context));
    return rows.map((row) => ({ ...row, resource: declared.name, filter: { due_on: row.due, is_active: 1 } }));
  },
};

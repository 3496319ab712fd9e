import { sql } from 'kysely';
import { result } from '../../../../../schemas/exams/result.ts';
import type { resultChanges as declared } from '../../../../../schemas/exams/resultCalls.ts';
import type { Answered } from '../../../../core/calls/defineCall.ts';
import { codesOf } from '../../../../core/fields/field.ts';
import type { Caller } from '../../../caller.ts';
import type { Context } from '../../../context.ts';
import { schoolTables } from '../../tables.ts';
import { isVisibleResult } from './isVisibleResult.ts';
import { isInScope, isOfExam, type ResultScope } from '../exams/scope.ts';

const { generated, published } = codesOf(result.fields.status);

const FIGURES = ['gpa', 'letter', 'total', 'position_in_section', 'position_in_class'] as const;

/** Whose average, letter, total or place the generated results would change, by roll. */
export async function resultChanges(options: {
  readonly context: Context;
  readonly caller: Caller;
  readonly scope: ResultScope;
}): Promise<Answered<typeof declared>> {
  const { context, scope } = options;
  const figures = (alias: string) =>
    sql`json_build_object('id', ${sql.ref(`${alias}.id`)}, ${sql.join(
      FIGURES.map((name) => sql`${sql.lit(name)}, ${shown(alias, name)}`),
    )})`;
  const differs = sql.join(
    FIGURES.map((name) => sql`o.${sql.ref(name)} is distinct from n.${sql.ref(name)}`),
    sql` or `,
  );
  const { rows } = await sql<Answered<typeof declared>[number]>`
    select json_build_object('id', s.id, 'name', s.name, 'roll_no', n.roll_no, 'section', c.name) as student,
      ${figures('o')} as published, ${figures('n')} as generated
    from results n
    join results o on o.student_id = n.student_id and o.academic_year_id = n.academic_year_id
      and o.exam_type_id is not distinct from n.exam_type_id and o.status = ${published}
    join students s on s.id = n.student_id
    join sections c on c.id = n.section_id
    where ${isInScope('n', scope)} and ${isOfExam('n', scope)} and n.status = ${generated} and n.version_no > o.version_no
      and (${differs}) and ${isVisibleResult('n', options)}
    order by c.name, n.section_id, n.roll_no, s.id`.execute(schoolTables<'results'>(context));
  return rows;
}

/** Averages and totals as text with two decimals, as everywhere. */
function shown(alias: string, name: (typeof FIGURES)[number]) {
  const column = sql.ref(`${alias}.${name}`);
  return name === 'gpa' || name === 'total' ? sql`${column}::text` : column;
}

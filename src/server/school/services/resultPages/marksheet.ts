import { sql } from 'kysely';
import type { Marksheet } from '../../../../../schemas/exams/resultPageCalls.ts';
import { result } from '../../../../../schemas/exams/result.ts';
import { codesOf } from '../../../../core/fields/field.ts';
import type { Caller } from '../../../caller.ts';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../errors.ts';
import type { Translator } from '../../../translate.ts';
import { schoolTables } from '../../tables.ts';
import { showsPosition, withoutPlaces } from '../results/places.ts';
import { explained, readExamNames, readVisibleResult } from '../results/readResult.ts';
import { subjectNamesIn } from '../results/subjectNames.ts';
import { visibleResultIds } from './countedResults.ts';
import { readVersions } from './marksheetVersions.ts';
import { cohortNames } from './places.ts';

const { generated, published, replaced } = codesOf(result.fields.status);

interface ReadRequest {
  readonly context: Context;
  readonly caller: Caller;
  readonly id: number;
  readonly translator: Translator;
}

type Head = Pick<Marksheet, 'student' | 'roll_no' | 'cohort' | 'academic_year' | 'exam' | 'published_at'>;

/**
 * A result with whose it is, its other versions and the exams of the year; 404 when there is none in sight. Who may not read
 * an earlier version gets the published one: notifications and bookmarks have its address.
 */
export async function readMarksheet(reading: ReadRequest): Promise<Marksheet> {
  const { context } = reading;
  const record = await readVisibleResult({ ...reading, id: await idInSight(reading) });
  const isPlaced = await showsPosition({ context }, record);
  const whole = await explained(reading, isPlaced ? record : withoutPlaces(record));
  const { student_id, academic_year_id, exam_type_id } = whole;
  const [head, subjects, exams, versions, examNames] = await Promise.all([
    readHead(context, record.id),
    subjectNamesIn(context, {
      ids: whole.subjects.flatMap((each) => [each.subject_id, each.partner_id ?? each.subject_id]),
      locale: reading.translator.locale,
    }),
    readExams(reading, { student_id, academic_year_id }),
    readVersions(reading, { student_id, academic_year_id, exam_type_id }),
    readExamNames(context, whole.subjects),
  ]);
  return { result: whole, ...head, shows_position: isPlaced ? 1 : 0, subjects, exam_names: examNames, exams, versions };
}

/** The id of a result, or of the version of it that is published now where it is not in sight itself. */
async function idInSight({ context, caller, id }: ReadRequest): Promise<number> {
  const { rows } = await sql<{ id: number; is_visible: boolean }>`
    select p.id, exists (select from (${visibleResultIds({ context, caller }, { id })}) v) as is_visible
    from results r
    join results p on p.student_id = r.student_id and p.academic_year_id = r.academic_year_id
      and p.exam_type_id is not distinct from r.exam_type_id and p.status = ${published}
    where r.id = ${id} and r.status = ${replaced}`.execute(schoolTables<'results'>(context));
  const [newer] = rows;
  return newer && !newer.is_visible ? newer.id : id;
}

async function readHead(context: Context, id: number): Promise<Head> {
  const { rows } = await sql<Head>`
    select json_build_object('id', t.id, 'name', t.name, 'student_id', t.student_id, 'photo', t.photo) as student, r.roll_no,
      json_build_object('class', c.name, 'version', v.name, 'shift', h.name, 'wing', w.name, 'student_group', g.name,
        'section', s.name) as cohort,
      y.year as academic_year, e.name as exam, r.published_at
    from results r
    join students t on t.id = r.student_id
    join academic_years y on y.id = r.academic_year_id
    ${cohortNames}
    left join exam_types e on e.id = r.exam_type_id
    where r.id = ${id}`.execute(schoolTables<'results'>(context));
  const [row] = rows;
  if (!row) throw refuse.notFound();
  return row;
}

type ExamOfStudent = Readonly<Record<string, number | null>>;

/** Of each exam the newest result in sight: a student is told nothing of a newer one that is not published. */
async function readExams({ context, caller }: ReadRequest, of: ExamOfStudent): Promise<Marksheet['exams']> {
  const { rows } = await sql<Marksheet['exams'][number]>`
    select r.id, e.name as exam, r.gpa::text, r.letter, r.status,
      (r.total * 100 / nullif(r.full_marks, 0))::float as percent
    from (
      select distinct on (exam_type_id) * from results
      where id in (${visibleResultIds({ context, caller }, of)}) and status in (${generated}, ${published})
      order by exam_type_id, version_no desc
    ) r
    left join exam_types e on e.id = r.exam_type_id
    order by e."order" nulls last, r.id`.execute(schoolTables<'results'>(context));
  return rows;
}

import { COHORT } from '../../schemas/academics/cohort.ts';
import { registry } from '../../schemas/index.ts';
import { create } from './build.ts';
import type { Campus, Json } from './campus.ts';
import { employeeOf } from './people.ts';
import { HOUR_MS } from '../../src/core/durations.ts';

/** A section with students and a subject that the demo teacher gives there, with an exam whose marks are entered now. */
export interface MarkSchool {
  /** Names the sheet in a call. */
  readonly place: Json;
  readonly students: readonly Json[];
  readonly teacher: Json;
}

const WRITTEN = { name: 'Written', full_mark: 70, pass_mark: 23 };
const MCQ = { name: 'MCQ', full_mark: 30, pass_mark: 10 };

/** An instant some hours from now. */
export const hoursFromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

interface Options {
  readonly students?: number;
  readonly requirement?: string;
  readonly components?: readonly Json[];
}

/** Makes all of it new, so that nobody else's marks are on the sheet. */
export async function makeMarkSchool(campus: Campus, options: Options = {}): Promise<MarkSchool> {
  const { students: count = 2, requirement = 'compulsory', components = [WRITTEN, MCQ] } = options;
  const teacher = await employeeOf(campus, 'teacher');
  const [year] = (await campus.call('GET /get/all/academic/year', { query: { filter: { is_current: 1 } } })).list;
  const schoolClass = await create(campus, registry.get('class'), { has_groups: 0 });
  const wing = await create(campus, registry.get('wing'));
  const section = await create(campus, registry.get('section'));
  await create(campus, registry.get('wingSection'), {
    class_id: schoolClass.id,
    wing_id: wing.id,
    section_ids: [section.id],
  });
  const cohort: Json = {
    academic_year_id: year?.id,
    class_id: schoolClass.id,
    version_id: (await create(campus, registry.get('version'))).id,
    shift_id: (await create(campus, registry.get('shift'))).id,
    wing_id: wing.id,
    student_group_id: null,
    section_id: section.id,
  };
  const subject = await create(campus, registry.get('subject'), {
    classes: [{ class_id: schoolClass.id, requirement }],
  });
  const exam = await create(campus, registry.get('examType'), {
    entry_opens_at: hoursFromNow(-1),
    entry_closes_at: hoursFromNow(24),
  });
  const students: Json[] = [];
  for (let roll_no = 1; roll_no <= count; roll_no++)
    students.push(await create(campus, registry.get('student'), { ...cohort, roll_no }));
  await create(campus, registry.get('subjectTeacher'), { ...cohort, employee_id: teacher.id, subject_id: subject.id });
  if (components.length > 0)
    await create(campus, registry.get('markDistribution'), {
      academic_year_id: year?.id,
      exam_type_id: exam.id,
      class_id: schoolClass.id,
      student_group_id: null,
      subject_id: subject.id,
      pass_rule: 'both',
      components,
    });
  const place = Object.fromEntries(COHORT.map((name) => [name, cohort[name]]));
  return { place: { ...place, subject_id: subject.id, exam_type_id: exam.id }, students, teacher };
}

/** The other paper of the subject of a sheet, with the same requirement and components. */
export async function makePartner(campus: Campus, place: Json): Promise<Json> {
  const [distribution] = (
    await campus.call('GET /get/all/mark/distribution', { query: { filter: { class_id: place.class_id } } })
  ).list;
  const { body: subject } = await campus.call(`GET /subjects/${String(place.subject_id)}`);
  const { class_id, requirement } = (subject.classes as [Json])[0];
  const other = await create(campus, registry.get('subject'), {
    classes: [{ class_id, requirement }],
    partner_subject_id: place.subject_id,
  });
  await create(campus, registry.get('markDistribution'), {
    academic_year_id: place.academic_year_id,
    exam_type_id: place.exam_type_id,
    class_id,
    student_group_id: null,
    subject_id: other.id,
    pass_rule: 'both',
    components: distribution?.components,
  });
  return other;
}

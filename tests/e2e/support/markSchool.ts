import type { Locator, Page } from '@playwright/test';
import { taskAddress, type TaskPlace } from '../../../schemas/teaching/taskPath.ts';
import type { Answered, Api } from './api.ts';
import { createClass } from './classes.ts';
import { unique } from './unique.ts';
import { DAY_MS, HOUR_MS } from '../../../src/core/durations.ts';

/** A section whose marks are entered. */
export interface MarkSchool {
  readonly place: TaskPlace;
  readonly schoolClass: Answered;
  readonly address: string;
  readonly students: readonly Answered[];
  readonly subject: Answered;
  readonly exam: Answered;
}

/** A section that no other test has, in which the demo teacher gives a subject that is examined now. */
export async function makeMarkSchool(api: Api, order: number): Promise<MarkSchool> {
  const [login] = await api.list('user', { filter: { email: 'teacher@demo.school' } });
  const [teacher] = await api.list('employee', { filter: { user_id: login?.id } });
  const [year] = await api.list('academicYear', { filter: { is_current: 1 } });
  const [version] = await api.list('version');
  const [shift] = await api.list('shift');
  const [wing] = await api.list('wing');
  const [gender] = await api.list('gender');
  const schoolClass = await createClass(api, unique('Class'));
  const section = await api.create('section', { name: unique('Section') });
  await api.create('wingSection', { class_id: schoolClass.id, wing_id: wing?.id, section_ids: [section.id] });
  const cohort = {
    academic_year_id: year?.id ?? 0,
    class_id: schoolClass.id,
    version_id: version?.id ?? 0,
    shift_id: shift?.id ?? 0,
    wing_id: wing?.id ?? 0,
    student_group_id: null,
    section_id: section.id,
  };
  const classes = [{ class_id: schoolClass.id, requirement: 'compulsory' }];
  const subject = await api.create('subject', {
    name: unique('Physics'),
    code: unique('P').replaceAll(' ', '-'),
    classes,
  });
  const exam = await api.create('examType', {
    name: unique('Exam'),
    order,
    entry_opens_at: new Date(Date.now() - HOUR_MS).toISOString(),
    entry_closes_at: new Date(Date.now() + DAY_MS).toISOString(),
  });
  const students: Answered[] = [];
  for (const [index, name] of ['Anika', 'Bashir', 'Chitra'].entries())
    students.push(
      await api.create('student', {
        ...cohort,
        student_id: unique('S').replaceAll(' ', '-'),
        name: unique(name),
        date_of_birth: '2012-01-01',
        gender_id: gender?.id,
        father_name: 'Father',
        mother_name: 'Mother',
        present_address: 'Here',
        roll_no: index + 1,
      }),
    );
  await api.create('subjectTeacher', { ...cohort, employee_id: teacher?.id, subject_id: subject.id });
  await api.create('markDistribution', {
    academic_year_id: year?.id,
    exam_type_id: exam.id,
    class_id: schoolClass.id,
    student_group_id: null,
    subject_id: subject.id,
    components: [
      { name: 'Written', full_mark: 70, pass_mark: 23 },
      { name: 'MCQ', full_mark: 30, pass_mark: 10 },
    ],
  });
  const place: TaskPlace = { ...cohort, subject_id: subject.id };
  const address = `${taskAddress('/employee/task/mark/upload', place)}?exam=${exam.id}`;
  return { address, place, schoolClass, students, subject, exam };
}

/** The input of a student and a component. */
export const cell = (page: Page, { students }: MarkSchool, row: number, component: string): Locator =>
  page.getByRole('textbox', { name: `${students[row]?.name}, ${component}`, exact: true });
/** What says whether an input is saved. */
export const stateOf = (input: Locator) => input.locator('xpath=..');

/** The marks of an exam as they are stored. */
export const marksOf = async (api: Api, { exam }: MarkSchool) =>
  (await api.list('uploadedMark', { filter: { exam_type_id: exam.id }, sort: ['id', 'ASC'] })).map(
    ({ mark, is_absent }) => (is_absent ? 'Ab' : mark),
  );

/** Pastes a block of a spreadsheet. */
export async function paste(input: Locator, text: string): Promise<void> {
  await input.focus();
  await input.evaluate((element, given) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', given);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

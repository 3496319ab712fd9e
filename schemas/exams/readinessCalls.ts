import { defineCall } from '../../src/core/calls/defineCall.ts';
import { described, list, named, nullable, object, written } from '../../src/core/calls/shapes.ts';
import { boolean, dateTime, integer, reference, text } from '../../src/core/index.ts';
import { needOf } from '../../src/core/resource.ts';
import { result } from './result.ts';
import { RESULTS } from './resultCalls.ts';
import { cohortIds, namedCohort, namedRecord } from './resultParts.ts';
import { scope } from './resultScope.ts';

const teachers = described(list(namedRecord), 'Who teaches the subject there, and so enters its marks');

const owed = object({
  ...cohortIds,
  subject_id: nullable(integer()),
  exam_type_id: nullable(integer()),
  students: list(object({ id: integer(), name: text(), roll_no: nullable(integer()) })),
  teachers,
});

/** How far the marks of an exam are, by cohort and subject. */
export const resultReadiness = defineCall({
  ...RESULTS,
  call: 'GET /results/readiness',
  who: needOf(result, 'generate'),
  id: 'resultReadiness',
  summary: 'How far the marks of an exam are, by section and subject, and what is owed',
  query: scope,
  answer: named(
    'ResultReadiness',
    object({
      sections: described(
        list(
          object({
            ...namedCohort,
            students: integer(),
          }),
        ),
        'One row for each cohort: a section may be of several versions, shifts, wings and groups',
      ),
      subjects: list(
        object({ id: integer(), name: text(), code: text(), has_distribution: boolean({ required: true }) }),
      ),
      cells: list(
        object({
          ...cohortIds,
          subject_id: integer(),
          students: integer(),
          complete: integer(),
          partly: described(integer(), 'Students with some of their marks, who still owe others'),
          absent: integer(),
          is_handed_in: boolean({ required: true }),
        }),
      ),
      missing: described(list(owed), 'Whose marks are owed; for a final of the year, whose results of an exam'),
      not_handed_in: described(
        list(object({ ...cohortIds, subject_id: integer(), teachers })),
        'Sheets that are complete and could be handed in now',
      ),
      reminded: described(
        list(object({ id: integer(), at: dateTime() })),
        'When which of these teachers were last reminded of the exam in the class',
      ),
      without_fourth: list(object({ ...cohortIds, students: list(namedRecord) })),
      wrong_fourth: described(
        list(object({ ...cohortIds, students: list(object({ id: integer(), name: text(), subject: text() })) })),
        'Whose fourth subject cannot be one in their class and group',
      ),
      problems: described(list(text()), 'Why nothing can be generated at all, in sentences'),
    }),
  ),
});

/** Asks the teachers for the marks that they owe, and to hand in what is complete. */
export const remindTeachers = defineCall({
  ...RESULTS,
  call: 'POST /results/remind',
  who: needOf(result, 'generate'),
  id: 'remindTeachers',
  summary: 'Notifies the teachers who owe marks of an exam or have not handed them in, each once a day at most',
  input: { ...scope, exam_type_id: reference('examType', { required: true }) },
  answer: named(
    'RemindedTeachers',
    written(
      object({
        reminded: described(integer(), 'Teachers who were notified'),
        already: described(integer(), 'Teachers who had been today'),
        without_account: described(list(namedRecord), 'Teachers who cannot sign in, and so see no notification'),
        unassigned: described(integer(), 'Sections and subjects of which something is owed and that nobody teaches'),
      }),
    ),
  ),
});

import type { Marksheet } from '../../../../../schemas/exams/resultPageCalls.ts';
import { column, field, own, type ResultTable, subjectName, word } from '../../../../../schemas/exams/resultTables.ts';
import { ABSENT } from '../../../../../schemas/teaching/uploadedMark.ts';
import { partsByName } from '../../../../domain/results/partsOfName.ts';
import type { Translator } from '../../../translate.ts';

type Subject = Marksheet['result']['subjects'][number];

const SUBJECT = column('text', field('subjects.subject_id'));
const MARKS = column('mark', field('subjects.obtained'));
const FULL_MARKS = column('mark', field('full_marks'));
const EXAM = column('text', word('resources.resultPublication.fields.exam_type_id'));
const part = (name: string) => word(`resources.markDistribution.fields.components.${name}`);

/** A marksheet as a workbook: whose it is and its totals, subjects, what each was made of, how it was computed, the year. */
export function marksheetTables(sheet: Marksheet, translator: Translator): ResultTable[] {
  const isFinal = sheet.result.exam_type_id === null;
  return [
    totals(sheet, translator),
    subjects(sheet, translator),
    isFinal ? examsOfSubjects(sheet, translator) : parts(sheet),
    explanation(sheet),
    examsOfYear(sheet, translator),
  ];
}

function totals(
  { student, cohort, roll_no, academic_year, exam, result }: Marksheet,
  translator: Translator,
): ResultTable {
  const failed =
    result.is_passed === 1 ? [] : [[column('count', field('failed_subjects')), result.failed_subjects] as const];
  const places = (['position_in_section', 'position_in_class'] as const).flatMap((name) =>
    result[name] === null ? [] : [[column('count', field(name)), result[name]] as const],
  );
  const figures = [
    [column('text', field('student_id')), student.name],
    [column('text', word('resources.student.fields.student_id')), student.student_id],
    [column('text', field('class_id')), cohort.class],
    [column('text', field('version_id')), cohort.version],
    [column('text', field('shift_id')), cohort.shift],
    [column('text', field('wing_id')), cohort.wing],
    [column('text', field('student_group_id')), cohort.student_group],
    [column('text', field('section_id')), cohort.section],
    [column('roll', field('roll_no')), roll_no],
    [column('text', field('academic_year_id')), academic_year],
    [EXAM, nameOfExam(exam, translator)],
    [column('count', field('version_no')), result.version],
    [column('average', field('gpa')), figureOf(result.gpa)],
    [column('text', field('letter')), result.letter],
    [column('mark', field('total')), figureOf(result.total)],
    [FULL_MARKS, result.full_marks],
    ...failed,
    ...places,
  ] as const;
  return {
    name: 'marksheet',
    columns: figures.map(([head]) => head),
    lines: [{ cells: figures.map(([, cell]) => cell) }],
  };
}

function subjects(sheet: Marksheet, translator: Translator): ResultTable {
  return {
    name: 'subjects',
    columns: [
      SUBJECT,
      column('text', field('subjects.is_fourth')),
      MARKS,
      FULL_MARKS,
      column('gradedPercent', field('subjects.percent')),
      column('text', field('letter')),
      column('average', field('subjects.point')),
      column('text', field('subjects.is_passed')),
      column('text', field('subjects.is_absent')),
    ],
    lines: sheet.result.subjects.map((subject) => ({
      cells: [
        nameOf(subject, sheet),
        yesOrNo(subject.is_fourth, translator),
        figureOf(subject.obtained),
        subject.full_marks,
        figureOf(subject.percent),
        subject.letter,
        figureOf(subject.point),
        yesOrNo(subject.is_passed, translator),
        yesOrNo(subject.is_absent, translator),
      ],
    })),
  };
}

/** The parts of each paper. What two papers that count as one both have passes or fails by its sum, which is told then. */
function parts({ result, subjects: names }: Marksheet): ResultTable {
  const hasPairs = result.subjects.some(({ partner_id }) => partner_id !== null);
  const named = result.subjects.flatMap(({ components }) => partsByName(components));
  return {
    name: 'parts',
    columns: [
      SUBJECT,
      column('text', part('name')),
      MARKS,
      FULL_MARKS,
      ...(hasPairs ? [column('mark', own('inBothPapers'))] : []),
      column('mark', part('pass_mark')),
    ],
    lines: named.flatMap(({ parts: same, reached, needed }) =>
      same.map(({ subject_id, name, mark, full_mark, is_absent }) => ({
        cells: [
          names[subject_id] ?? '',
          name,
          is_absent === 1 ? ABSENT : mark,
          full_mark,
          ...(hasPairs ? [same.length > 1 ? reached : null] : []),
          same.some(({ is_judged }) => is_judged) ? needed : null,
        ],
      })),
    ),
  };
}

/** What each exam gave for the subjects of a final. */
function examsOfSubjects(sheet: Marksheet, translator: Translator): ResultTable {
  return {
    name: 'parts',
    columns: [
      SUBJECT,
      EXAM,
      MARKS,
      FULL_MARKS,
      column('mark', word('resources.examType.fields.weight')),
      column('text', field('subjects.is_absent')),
    ],
    lines: sheet.result.subjects.flatMap((subject) =>
      subject.exams.map(({ exam_type_id, obtained, full_mark, weight, is_absent }) => ({
        cells: [
          nameOf(subject, sheet),
          sheet.exam_names[exam_type_id] ?? '',
          obtained,
          full_mark,
          weight,
          yesOrNo(is_absent, translator),
        ],
      })),
    ),
  };
}

function explanation({ result }: Marksheet): ResultTable {
  return {
    name: 'explanation',
    columns: [column('text', own('names.explanation'))],
    lines: result.explanation.map((sentence) => ({ cells: [sentence] })),
  };
}

function examsOfYear({ exams }: Marksheet, translator: Translator): ResultTable {
  return {
    name: 'exams',
    columns: [
      EXAM,
      column('average', field('gpa')),
      column('text', field('letter')),
      column('percent', field('subjects.percent')),
    ],
    lines: exams.map(({ exam, gpa, letter, percent }) => ({
      cells: [nameOfExam(exam, translator), figureOf(gpa), letter, percent],
    })),
  };
}

function nameOf({ subject_id, partner_id }: Subject, { subjects: names }: Marksheet): string {
  const partner = partner_id === null ? null : (names[partner_id] ?? null);
  return subjectName({ name: names[subject_id] ?? '', partner });
}

function nameOfExam(exam: string | null, translator: Translator): string {
  return exam ?? translator.text('server.results.final');
}

/** A figure of a result, which travels as text, as the workbook counts with it. */
function figureOf(text: string): number {
  return Number(text);
}

function yesOrNo(value: number, translator: Translator): string {
  return translator.text(value === 1 ? 'server.yes' : 'server.no');
}

import { showsPosition } from './places.ts';
import { createHash } from 'node:crypto';
import type { Locale } from '../../../../../locales/languages.ts';
import type { Caller } from '../../../caller.ts';
import type { Context } from '../../../context.ts';
import type { DefinedDocument } from '../../../documents/defineDocument.ts';
import { issueDocuments } from '../../../documents/issueDocuments.ts';
import type { Translator } from '../../../translate.ts';
import { type MarksheetData, marksheet } from '../../documents/marksheet.ts';
import { type MeritListData, meritList } from '../../documents/meritList.ts';
import { type TabulationData, tabulation } from '../../documents/tabulation.ts';
import { schoolTables } from '../../tables.ts';
import { type Attendance, attendanceOf } from './attendanceOf.ts';
import { storedRules } from './gradingRules.ts';
import { type ResultOnPaper, resultsOfScope, resultsOnPaper, subjectsOf } from './resultsOnPaper.ts';
import type { ResultScope } from './scope.ts';

/** In which languages, and for whom, a paper is made. */
export interface Papering {
  readonly context: Context;
  readonly caller: Caller;
  readonly translator: Translator;
  readonly locale: Locale;
  readonly secondLocale?: Locale | undefined;
}

/** The marksheet of one published result, as a PDF; refused where there is none in sight. */
export async function marksheetOf(papering: Papering, id: number): Promise<Uint8Array> {
  const results = await resultsOnPaper({ ...readingOf(papering), filter: { id } });
  return issueMarksheets(papering, results);
}

/** The marksheets of a scope in one file. */
export async function marksheetsOf(papering: Papering, scope: ResultScope): Promise<Uint8Array> {
  return issueMarksheets(papering, await resultsOfScope({ ...readingOf(papering), scope }));
}

/** The tabulation sheet of a scope. */
export async function tabulationOf(papering: Papering, scope: ResultScope): Promise<Uint8Array> {
  const results = await resultsOfScope({ ...readingOf(papering), scope });
  const { showsPosition } = await shownOf(papering.context, results);
  return issueOne(papering, { document: tabulation, data: tabulationData(results, showsPosition), about: results });
}

/** Who passed in a scope, by merit: in the section where it is one, else in the class. */
export async function meritListOf(papering: Papering, scope: ResultScope): Promise<Uint8Array> {
  const results = await resultsOfScope({ ...readingOf(papering), scope });
  const key = scope.section_id === null ? 'position_in_class' : 'position_in_section';
  const students = results
    .flatMap(({ record, student, cohort, words }) => {
      const position = record[key];
      return position === null ? [] : [{ ...student, position, section: cohort.section ?? null, result: words }];
    })
    .sort((one, other) => one.position - other.position);
  const data: MeritListData = { ...common(results), students };
  return issueOne(papering, { document: meritList, data, about: results });
}

function readingOf({ context, caller, translator }: Papering) {
  return { context, caller, final: translator.text('server.results.final') };
}

async function issueMarksheets(papering: Papering, results: readonly ResultOnPaper[]): Promise<Uint8Array> {
  const { context } = papering;
  const shown = await shownOf(context, results);
  const attendance = shown.showsAttendance ? await attendanceOf(context, results) : new Map<number, Attendance>();
  const papers = results.map((result) => {
    const data = marksheetData(result, { ...shown, attendance: attendance.get(result.record.student_id) });
    const { id, version_no } = result.record;
    return { data, subject: { resource: 'result', id, version: `${version_no}.${digestOf(data)}` } };
  });
  return issue(papering, marksheet, papers);
}

interface OnePaper<Data> {
  readonly document: DefinedDocument<Data>;
  readonly data: Data;
  readonly about: readonly ResultOnPaper[];
}

function issueOne<Data>(papering: Papering, { document, data, about }: OnePaper<Data>): Promise<Uint8Array> {
  const id = about[0]?.record.class_id ?? 0;
  return issue(papering, document, [{ data, subject: { resource: 'class', id, version: digestOf(data) } }]);
}

async function issue<Data>(
  { context, caller, locale, secondLocale }: Papering,
  document: DefinedDocument<Data>,
  papers: Parameters<typeof issueDocuments<Data>>[1]['papers'],
): Promise<Uint8Array> {
  const languages = { locale, ...(secondLocale && secondLocale !== locale && { secondLocale }) };
  const { pdf } = await issueDocuments(context, { document, papers, caller, ...languages });
  return pdf;
}

/** A paper that says the same is the same paper; a name that was put right since makes another one. */
function digestOf(data: unknown): string {
  return createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 16);
}

interface Shown {
  readonly showsPosition: boolean;
  readonly showsAttendance: boolean;
  readonly grades: MarksheetData['grades'];
}

/** What the exam lets its papers show, and the grades by which they were given. */
async function shownOf(context: Context, results: readonly ResultOnPaper[]): Promise<Shown> {
  const { exam_type_id: examId = null, run_id: runId = 0 } = results[0]?.record ?? {};
  const tables = schoolTables<'exam_types' | 'result_runs'>(context);
  const exam = await tables
    .selectFrom('exam_types')
    .select('shows_attendance')
    .where('id', '=', examId)
    .executeTakeFirst();
  const run = await tables.selectFrom('result_runs').select('rules').where('id', '=', runId).executeTakeFirstOrThrow();
  const { grades } = storedRules(run.rules);
  return {
    showsPosition: await showsPosition({ context }, { exam_type_id: examId }),
    showsAttendance: exam?.shows_attendance === 1,
    grades: grades.map(({ letter, min_mark, point }) => ({
      letter,
      min_mark: String(min_mark),
      point: Number(point).toFixed(2),
    })),
  };
}

function common(results: readonly ResultOnPaper[]) {
  const [first] = results as readonly [ResultOnPaper];
  const words = Object.entries(first.cohort).map(([name, word]) => {
    const isShared = results.every(({ cohort }) => cohort[name as keyof typeof cohort] === word);
    return [name, isShared ? word : null];
  });
  return { cohort: { ...Object.fromEntries(words), class: first.cohort.class }, exam: first.exam };
}

function marksheetData(
  { record, student, cohort, words, exam }: ResultOnPaper,
  { showsPosition, grades, attendance }: Shown & { readonly attendance: Attendance | undefined },
): MarksheetData {
  return {
    student,
    cohort,
    exam,
    result: { ...words, failed_subjects: record.failed_subjects },
    subjects: subjectsOf(record).map((subject) => ({
      name: subject.subject?.name ?? '',
      partner: subject.partner?.name ?? null,
      obtained: subject.obtained,
      full_marks: String(subject.full_marks),
      letter: subject.letter,
      point: subject.point,
      is_fourth: subject.is_fourth === 1,
      components: componentsOnPaper(subject.components),
    })),
    ...(showsPosition && {
      positions: { section: record.position_in_section, class: record.position_in_class },
    }),
    ...(attendance && { attendance }),
    ...(grades && { grades }),
  };
}

/** The parts of a subject; the final of a year has exams in their place, which are no parts. */
function componentsOnPaper(text: string): MarksheetData['subjects'][number]['components'] {
  const parts = JSON.parse(text) as readonly {
    readonly name?: string;
    readonly mark: number | null;
    readonly full_mark: number;
    readonly is_absent: number;
  }[];
  return parts.flatMap(({ name, mark, full_mark, is_absent }) =>
    name === undefined
      ? []
      : [{ name, mark: mark === null ? null : String(mark), full_mark: String(full_mark), is_absent: is_absent === 1 }],
  );
}

function tabulationData(results: readonly ResultOnPaper[], showsPosition: boolean): TabulationData {
  const subjects = new Map<number, TabulationData['subjects'][number]>();
  for (const { record } of results)
    for (const { subject_id, subject, full_marks } of subjectsOf(record))
      subjects.set(subject_id, { name: subject?.name ?? '', full_marks: String(full_marks) });
  const ids = [...subjects.keys()];
  return {
    ...common(results),
    subjects: [...subjects.values()],
    students: results.map(({ record, student, words }) => ({
      ...student,
      result: words,
      ...(showsPosition && { position: record.position_in_section }),
      marks: ids.map((id) => {
        const own = record.subjects.find(({ subject_id }) => subject_id === id);
        return own ? { obtained: own.obtained, letter: own.letter } : null;
      }),
    })),
  };
}

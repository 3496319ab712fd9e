import { inDigits, printLanguage } from '../../../documents/printLanguage.ts';
import { sql } from 'kysely';
import type { Context } from '../../../context.ts';
import type { Translator } from '../../../translate.ts';
import { schoolTables } from '../../tables.ts';
import type { PageScope } from '../exams/scope.ts';

/** What a file of a page of results is called, and says above its tables. */
export interface TableHead {
  readonly institute: string;
  /** The page, the exam, the class with what narrows it, the year, and a subject where there is one. */
  readonly parts: readonly string[];
}

interface Heading {
  readonly context: Context;
  readonly translator: Translator;
  readonly scope: PageScope;
  /** What it is, in the reader's words. */
  readonly title: string;
  readonly subject?: string | undefined;
}

interface Names {
  readonly exam: string | null;
  readonly year: string | null;
  readonly class: string | null;
  readonly student_group: string | null;
  readonly version: string | null;
  readonly shift: string | null;
  readonly wing: string | null;
  readonly section: string | null;
}

/** What the tables of a page are about, in the reader's words. */
export async function readTableHead({ context, translator, scope, title, subject }: Heading): Promise<TableHead> {
  const { name: institute } = await context.readLetterhead(context.database);
  const { rows } = await namesOf(scope).execute(schoolTables<'results'>(context));
  const names = rows[0];
  const exam = scope.exam_type_id === null ? translator.text('server.results.final') : names?.exam;
  const section = names?.section && `${translator.text('fields.section_id')} ${names.section}`;
  const place = [names?.class, names?.student_group, names?.version, names?.shift, names?.wing, section];
  const year = names?.year && inDigits(names.year, printLanguage(translator.locale));
  const parts = [title, subject, exam, ...place, year];
  return { institute, parts: parts.filter((part) => typeof part === 'string' && part !== '') as string[] };
}

/** Whose marksheet it is, and of what; without an exam of the year's final. */
export interface AboutMarksheet {
  readonly student: { readonly name: string; readonly student_id: string };
  readonly cohort: { readonly class: string; readonly section?: string | null };
  readonly exam: string | null;
  readonly academic_year: string;
}

/** What the tables of a marksheet are about. */
export async function marksheetHead(
  context: Context,
  translator: Translator,
  { student, cohort, exam, academic_year }: AboutMarksheet,
): Promise<TableHead> {
  const { name: institute } = await context.readLetterhead(context.database);
  const section = `${translator.text('fields.section_id')} ${cohort.section}`;
  const year = inDigits(academic_year, printLanguage(translator.locale));
  const parts = [`${student.name} (${student.student_id})`, exam ?? translator.text('server.results.final')];
  return {
    institute,
    parts: [translator.text('documents.marksheet.name'), ...parts, cohort.class, section, year],
  };
}

function namesOf(scope: PageScope) {
  return sql<Names>`select
    (select name from exam_types where id = ${scope.exam_type_id}::bigint) as exam,
    (select year from academic_years where id = ${scope.academic_year_id}::bigint) as year,
    (select name from classes where id = ${scope.class_id}::bigint) as class,
    (select name from student_groups where id = ${scope.student_group_id}::bigint) as student_group,
    (select name from versions where id = ${scope.version_id}::bigint) as version,
    (select name from shifts where id = ${scope.shift_id}::bigint) as shift,
    (select name from wings where id = ${scope.wing_id}::bigint) as wing,
    (select name from sections where id = ${scope.section_id}::bigint) as section`;
}

/** What no file system takes in a name, and what would turn the text around it. */
const UNSAFE = /[\\/:*?"<>|\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;
const LONGEST = 150;

/** The name of a file of these tables, or of a paper of the same. */
export function fileNameOf({ parts }: Pick<TableHead, 'parts'>, extension: 'xlsx' | 'pdf'): string {
  const name = parts.join(' - ').replace(UNSAFE, ' ').replace(/\s+/g, ' ').trim();
  return `${[...name].slice(0, LONGEST).join('').trim()}.${extension}`;
}

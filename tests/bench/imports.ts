import Papa from 'papaparse';
import { setTimeout as wait } from 'node:timers/promises';
import { writeWorkbook } from '../../src/core/writeWorkbook.ts';
import { logIn } from '../e2e/support/sessions.ts';
import { startServer } from '../support/server.ts';
import { undoAtEnd } from './cleanup.ts';
import type { Measurement } from './report.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const STUDENTS = 10_000;
const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const LOOK_EVERY_MS = 100;

/** Ten thousand students with their parents, from a file into the embedded database: once as CSV, once as Excel. */
export async function* measureImports(): AsyncGenerator<Measurement> {
  const { url, stop } = await startServer({ DATA_DIR: temporaryFolder(), LOG_LEVEL: 'warn' });
  undoAtEnd(stop);
  const { accessToken } = await logIn(url, 'superadmin');
  const headers = { authorization: `Bearer ${accessToken}` };
  const names = await knownNames(`${url}/api`, headers);
  const files = {
    CSV: new File([Papa.unparse(studentRows(names, 1))], 'students.csv', { type: 'text/csv' }),
    Excel: new File(await workbook(studentRows(names, 2)), 'students.xlsx', { type: EXCEL }),
  };
  for (const [kind, file] of Object.entries(files)) {
    yield {
      what: `import of ${STUDENTS} students with parents and enrolments from ${kind}, embedded database`,
      value: await timeImport(`${url}/api`, headers, file),
      unit: ' s',
      atMost: 60,
    };
  }
}

/** In seconds, from sending the file until all is stored. */
async function timeImport(api: string, headers: Record<string, string>, file: File): Promise<number> {
  const form = new FormData();
  form.set('file', file, file.name);
  const started = performance.now();
  const begun = (await (await fetch(`${api}/students/import`, { method: 'POST', headers, body: form })).json()) as {
    data: { id: string };
  };
  const done = await untilDone(`${api}/imports/${begun.data.id}`, headers);
  const seconds = (performance.now() - started) / 1000;
  if (done.report?.created !== STUDENTS)
    throw new Error(`The import made ${done.report?.created ?? 0} students: ${JSON.stringify(done).slice(0, 500)}`);
  return seconds;
}

interface Job {
  readonly phase: string;
  readonly report?: { readonly created: number };
}

async function untilDone(address: string, headers: Record<string, string>): Promise<Job> {
  for (;;) {
    const answer = (await (await fetch(address, { headers })).json()) as { data?: Job } & Job;
    const job = answer.data ?? answer;
    if (job.report) return job;
    await wait(LOOK_EVERY_MS);
  }
}

/** Names as people use them of what the school has, by the field that refers to it. */
async function knownNames(api: string, headers: Record<string, string>): Promise<(field: string) => string> {
  const range = encodeURIComponent('[0,0]');
  const [known] = (await (await fetch(`${api}/get/all/students?range=${range}`, { headers })).json()) as Record<
    string,
    { name: string }
  >[];
  return (field) => known?.[field.replace(/_id$/, '')]?.name ?? '';
}

type StudentRow = Readonly<Record<string, string | number>>;

/** Brothers and sisters in pairs. The batch tells the students of one file from those of another. */
function studentRows(nameOf: (field: string) => string, batch: number): StudentRow[] {
  const cohort = [
    'academic_year_id',
    'class_id',
    'version_id',
    'shift_id',
    'wing_id',
    'student_group_id',
    'section_id',
  ];
  return Array.from({ length: STUDENTS }, (_, index) => {
    const family = Math.floor(index / 2);
    return {
      student_id: `N${batch * 100_000 + index}`,
      name: `Student ${index}`,
      date_of_birth: '2015-03-01',
      gender_id: nameOf('gender_id'),
      ...Object.fromEntries(cohort.map((field) => [field, nameOf(field)])),
      roll_no: batch * 20_000 + index,
      father_name: `Father ${family}`,
      mother_name: `Mother ${family}`,
      present_address: 'Dhaka',
      'parent_id.name': `Father ${family}`,
      'parent_id.phone': `+8801711${String(batch * 100_000 + family).padStart(6, '0')}`,
    };
  });
}

async function workbook(rows: readonly StudentRow[]): Promise<Uint8Array<ArrayBuffer>[]> {
  async function* batches() {
    yield [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))];
  }
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for await (const piece of writeWorkbook([{ name: 'Students', batches: batches() }]))
    pieces.push(new Uint8Array(piece));
  return pieces;
}

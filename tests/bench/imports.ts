import Papa from 'papaparse';
import { setTimeout as wait } from 'node:timers/promises';
import { logIn } from '../e2e/support/sessions.ts';
import { startServer } from '../support/server.ts';
import { undoAtEnd } from './cleanup.ts';
import type { Measurement } from './report.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const STUDENTS = 10_000;
const LOOK_EVERY_MS = 100;

/** Ten thousand students with their parents, from a file into the embedded database. */
export async function* measureImports(): AsyncGenerator<Measurement> {
  const { url, stop } = await startServer({ DATA_DIR: temporaryFolder(), LOG_LEVEL: 'warn' });
  undoAtEnd(stop);
  const { accessToken } = await logIn(url, 'superadmin');
  const headers = { authorization: `Bearer ${accessToken}` };
  const form = new FormData();
  form.set('file', new Blob([await studentsFile(`${url}/api`, headers)], { type: 'text/csv' }), 'students.csv');
  const started = performance.now();
  const begun = (await (await fetch(`${url}/api/students/import`, { method: 'POST', headers, body: form })).json()) as { data: { id: string } };
  const done = await untilDone(`${url}/api/imports/${begun.data.id}`, headers);
  const seconds = (performance.now() - started) / 1000;
  if (done.report?.created !== STUDENTS) throw new Error(`The import made ${done.report?.created ?? 0} students: ${JSON.stringify(done).slice(0, 500)}`);
  yield { what: `import of ${STUDENTS} students with parents and enrolments, embedded database`, value: seconds, unit: ' s', atMost: 60 };
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

/** A file whose cells name what the school has by the names that people use. */
async function studentsFile(api: string, headers: Record<string, string>): Promise<string> {
  const range = encodeURIComponent('[0,0]');
  const [known] = (await (await fetch(`${api}/get/all/students?range=${range}`, { headers })).json()) as Record<string, { name: string }>[];
  const named = (key: string) => known?.[key]?.name ?? '';
  const rows = Array.from({ length: STUDENTS }, (_, index) => ({
    student_id: `N${100_000 + index}`,
    name: `Student ${index}`,
    date_of_birth: '2015-03-01',
    gender_id: named('gender'),
    academic_year_id: named('academic_year'),
    class_id: named('class'),
    version_id: named('version'),
    shift_id: named('shift'),
    wing_id: named('wing'),
    student_group_id: named('student_group'),
    section_id: named('section'),
    roll_no: 1_000 + index,
    father_name: `Father ${Math.floor(index / 2)}`,
    mother_name: `Mother ${Math.floor(index / 2)}`,
    present_address: 'Dhaka',
    'parent_id.name': `Father ${Math.floor(index / 2)}`,
    'parent_id.phone': `+8801711${String(100_000 + Math.floor(index / 2))}`,
  }));
  return Papa.unparse(rows);
}

import { setTimeout as wait } from 'node:timers/promises';
import type { BenchExam } from './exam.ts';

/** A server, and who calls it. */
export interface ServerAccess {
  readonly api: string;
  readonly token: string;
}

/** Generates the results of an exam by the job that the screens begin; answers the seconds from the call until it has ended. */
export async function timeGenerating({ api, token }: ServerAccess, exam: BenchExam): Promise<number> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const started = performance.now();
  const answer = await fetch(`${api}/results/generate`, { method: 'POST', headers, body: JSON.stringify(exam) });
  if (!answer.ok) throw new Error(`generating is answered ${answer.status}: ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: { job_id: number } };
  for (;;) {
    const job = (await (await fetch(`${api}/jobs/${data.job_id}`, { headers })).json()) as { state: string };
    if (job.state === 'done') return (performance.now() - started) / 1000;
    if (job.state !== 'queued' && job.state !== 'running') throw new Error(`generating ended: ${JSON.stringify(job)}`);
    await wait(LOOK_EVERY_MS);
  }
}

const LOOK_EVERY_MS = 50;

import { logIn, PASSWORD } from '../e2e/support/sessions.ts';
import { startServer } from '../support/server.ts';
import { ROLES } from '../../schemas/access/roles.ts';
import { undoAtEnd } from './cleanup.ts';
import { median } from './median.ts';
import { type Measurement, round } from './report.ts';

const PAUSE_MS = 20;
const ALONE_MS = 6_000;
const GUESSING_MS = 60_000;
const GUESSES_A_MINUTE = 1_000;
const LOGINS_AT_ONCE = 200;
const AT_MOST = 1.5;

/** What others notice of a list while passwords are guessed, and while two hundred people log in, each from elsewhere. */
export async function* measureAbuse(): AsyncGenerator<Measurement> {
  // Behind a proxy the server believes what it says of where somebody calls from.
  const server = await startServer({ LOG_LEVEL: 'silent', PUBLIC_URL: 'https://school.example' });
  undoAtEnd(server.stop);
  const { accessToken } = await logIn(server.url, 'admin');
  const emails = await makePeople(server.url);
  const lists = () => timeList(server.url, accessToken);
  await timesWhile(lists, pause(1_000));
  const alone = median(await timesWhile(lists, pause(ALONE_MS)));

  const statuses = new Map<number, number>();
  const began = performance.now();
  const loggedIn = emails.map((email, index) =>
    attempt(server.url, { email, password: PASSWORD, from: `10.1.0.${index + 1}` }, statuses),
  );
  const during = await timesWhile(lists, Promise.all(loggedIn));
  yield {
    what: `a list while ${LOGINS_AT_ONCE} people log in at once, beside the same list alone`,
    value: median(during) / alone,
    unit: ' ×',
    atMost: AT_MOST,
    detail: `${round(alone)} and ${round(median(during))} ms; all answered after ${round((performance.now() - began) / 1_000)} s: ${told(statuses)}`,
  };

  statuses.clear();
  const guessed = await timesWhile(lists, guess(server.url, statuses));
  yield {
    what: `a list under ${GUESSES_A_MINUTE} wrong passwords a minute, beside the same list alone`,
    value: median(guessed) / alone,
    unit: ' ×',
    atMost: AT_MOST,
    detail: `${round(alone)} and ${round(median(guessed))} ms: ${told(statuses)}`,
  };
}

async function timeList(url: string, token: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(`${url}/api/get/all/students?range=${encodeURIComponent('[0,24]')}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`The list was refused: ${answer.status}`);
  return performance.now() - started;
}

/** Calls one after another, with pauses, until something else has ended. */
async function timesWhile(call: () => Promise<number>, work: Promise<unknown>): Promise<number[]> {
  let isOver = false;
  const ended = work.finally(() => {
    isOver = true;
  });
  const times: number[] = [];
  while (!isOver) {
    times.push(await call());
    await pause(PAUSE_MS);
  }
  await ended;
  return times;
}

/** Everybody guesses from one address. */
async function guess(url: string, statuses: Map<number, number>): Promise<void> {
  const until = performance.now() + GUESSING_MS;
  const guesses: Promise<void>[] = [];
  while (performance.now() < until) {
    const email = `nobody${guesses.length}@demo.school`;
    guesses.push(attempt(url, { email, password: 'Wrong@1234', from: '10.2.0.1' }, statuses));
    await pause(60_000 / GUESSES_A_MINUTE);
  }
  await Promise.all(guesses);
}

interface Attempt {
  readonly email: string;
  readonly password: string;
  /** The address from which somebody tries. */
  readonly from: string;
}

async function attempt(url: string, { email, password, from }: Attempt, statuses: Map<number, number>): Promise<void> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'x-forwarded-for': from },
    body: new URLSearchParams({ email, password }),
  });
  await answer.arrayBuffer();
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
}

/** Accounts of the office, by their email addresses. */
async function makePeople(url: string): Promise<readonly string[]> {
  const { accessToken } = await logIn(url, 'superadmin');
  const emails = Array.from({ length: LOGINS_AT_ONCE }, (_, index) => `clerk${index}@demo.school`);
  for (const email of emails) {
    const answer = await fetch(`${url}/api/users`, {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: email, email, role_id: ROLES.office, password: PASSWORD }),
    });
    if (!answer.ok) throw new Error(`No account was made: ${await answer.text()}`);
  }
  return emails;
}

function told(statuses: ReadonlyMap<number, number>): string {
  return [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

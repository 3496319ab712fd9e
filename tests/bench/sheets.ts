import pg from 'pg';
import type { Browser, BrowserContext, Page } from 'playwright';
import { COHORT } from '../../schemas/academics/cohort.ts';
import { taskAddress, type TaskPlace } from '../../schemas/teaching/taskPath.ts';
import { pick } from '../../src/server/school/tables.ts';
import { storageOf } from '../e2e/support/test.ts';
import { undoAtEnd } from './cleanup.ts';
import { type BenchExam, makeExam, type Query } from './exam.ts';
import { timeGenerating } from './generating.ts';
import { median } from './median.ts';
import { type Measurement, round } from './report.ts';
import type { School } from './school.ts';
import { ROWS, timeVisit } from './visit.ts';

const ROUNDS = 7;
const GRID = { name: 'Grid', students: 120, sections: 1, subjects: 1, components: 5 } as const;
const SHEET = { name: 'Sheet', students: 300, sections: 5, subjects: 14, components: 1 } as const;
const FIRST_OF_GRID = 'tbody tr:first-child input';
const SCREEN_OF_SHEET = 'tbody tr:nth-child(20) td';
const LAST_OF_SHEET = `tbody tr:nth-child(${SHEET.students}) td`;
const LONG_TASK_MS = 50;
const FRAME_MS = 1000 / 60;
const FRAMES = 58;

/** The grid that marks are entered in, and the sheet that results are read from, as large as they become. */
export async function* measureSheets(browser: Browser, school: School): AsyncGenerator<Measurement> {
  const { url, plainUrl, session, databaseUrl } = school;
  const pool = new pg.Pool({ connectionString: databaseUrl });
  undoAtEnd(() => pool.end());
  const query: Query = async (text, values = []) => (await pool.query(text, [...values])).rows;
  const storageState = storageOf(url, session);
  const context = await browser.newContext({ storageState });

  const grid = url + (await gridAddress(query, await makeExam(query, GRID)));
  const plain = await browser.newContext({ storageState });
  const [cells, rows] = await medians(
    () => timeVisit(context, grid, FIRST_OF_GRID),
    () => timeVisit(plain, `${plainUrl}/#/students`, ROWS),
  );
  yield {
    what: `grid of ${GRID.students} students × ${GRID.components} parts until it can be typed into, to plain react-admin’s list`,
    value: cells / rows,
    unit: '',
    atMost: 1.5,
    detail: `${round(cells)} to ${round(rows)} ms, medians of ${ROUNDS}`,
  };
  yield {
    what: 'longest task while marks are typed',
    value: await longestTaskWhileTyping(context, grid),
    unit: ' ms',
    atMost: LONG_TASK_MS,
  };

  const exam = await makeExam(query, SHEET);
  await timeGenerating({ api: `${url}/api`, token: session.accessToken }, exam);
  const sheet = `${url}/all/result?${new URLSearchParams(Object.entries(exam).map(([name, id]) => [name, String(id)]))}`;
  const [opened] = await medians(() => timeVisit(context, sheet, SCREEN_OF_SHEET));
  yield {
    what: `tabulation of ${SHEET.students} students × ${SHEET.subjects} subjects until a screen of it is painted`,
    value: opened ?? Number.NaN,
    unit: ' ms',
    atMost: 1500,
  };
  yield {
    what: 'frames a second while it is scrolled',
    value: await framesWhileScrolling(context, sheet),
    unit: '',
    // Of 60, because a frame or two may fall to the measuring, which asks for each of them and turns the wheel.
    atLeast: FRAMES,
  };
}

async function gridAddress(query: Query, exam: BenchExam): Promise<string> {
  const [row] = await query('select * from uploaded_marks where exam_type_id = $1 limit 1', [exam.exam_type_id]);
  const place = pick(row as unknown as TaskPlace, [...COHORT, 'subject_id']);
  return `${taskAddress('/employee/task/mark/upload', place)}?exam=${exam.exam_type_id}`;
}

/** Medians of what is measured in turns; the first of each only fills the caches. */
async function medians<const T extends readonly (() => Promise<number>)[]>(
  ...visits: T
): Promise<{ [K in keyof T]: number }> {
  const times = visits.map((): number[] => []);
  for (let each = 0; each <= ROUNDS; each += 1)
    for (const [index, visit] of visits.entries()) times[index]?.push(await visit());
  return times.map((each) => median(each.slice(1))) as { [K in keyof T]: number };
}

/** In milliseconds; tasks that are not long count as nothing. */
async function longestTaskWhileTyping(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    const long: number[] = [];
    Object.assign(window, { long });
    new PerformanceObserver((list) => long.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
  });
  await page.locator('tbody input').first().click();
  for (let mark = 0; mark < 60; mark += 1) {
    await page.keyboard.type(String(mark % 17));
    await page.keyboard.press('Enter');
    await page.waitForTimeout(30);
  }
  const longest = await page.evaluate(() => Math.max(0, ...(window as unknown as { long: number[] }).long));
  await page.close();
  return longest;
}

/** The median while the wheel is turned down and up again. */
async function framesWhileScrolling(context: BrowserContext, address: string): Promise<number> {
  const page: Page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator(LAST_OF_SHEET).first().waitFor();
  await page.locator('tbody tr:nth-child(5) td').first().hover();
  await page.evaluate(() => {
    const frames: number[] = [];
    // A method: functions of other kinds are given names by helpers that the page does not have.
    const watching = {
      noteFrame(at: number) {
        frames.push(at);
        requestAnimationFrame(watching.noteFrame);
      },
    };
    Object.assign(window, { frames });
    requestAnimationFrame(watching.noteFrame);
  });
  for (let turn = 0; turn < 80; turn += 1) {
    await page.mouse.wheel(0, turn < 40 ? 200 : -200);
    await page.waitForTimeout(FRAME_MS);
  }
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
  await page.close();
  return 1000 / median(frames.slice(1).map((at, index) => at - (frames[index] ?? at)));
}

import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Locator, Page } from 'playwright';
import { registry } from '../../schemas/index.ts';
import { storageOf } from '../e2e/support/test.ts';
import { median } from './median.ts';
import { type Measurement, round } from './report.ts';
import { runNode } from './runNode.ts';
import type { School } from './school.ts';
import { temporaryFolder } from './temporaryFolder.ts';
import { WIDE } from './wide.mjs';

const TICKS = 25;
const SAVES = 5;

/**
 * A role's matrix of permissions, with 120 rows of 12 boxes more than the product has and half of them ticked: what a tick
 * takes until it is painted, and saving until the server has answered.
 */
export async function* measureMatrix(browser: Browser, school: School): AsyncGenerator<Measurement> {
  const { session } = school;
  const { url } = await school.startBeside(await prepareWide());
  const context = await browser.newContext({ storageState: storageOf(url, session) });
  const page = await context.newPage();
  const matrix = `${url}/role/and/permission/${await makeRole(url, session.accessToken)}`;
  await page.goto(matrix, { waitUntil: 'networkidle' });
  const boxes = page.getByRole('table').getByRole('checkbox');
  const count = await boxes.count();
  if (count < WIDE.length) throw new Error(`The matrix has ${count} boxes only`);
  const ticks: number[] = [];
  for (let tick = 0; tick < TICKS; tick += 1) {
    // The first ones tick a whole row or column; a step of eleven meets boxes of every kind.
    const box = boxes.nth(20 + tick * 11);
    if (await box.isEnabled()) ticks.push(await untilPainted(page, box));
  }
  yield {
    what: `a tick in a role’s matrix of ${count} boxes until it is painted`,
    value: median(ticks),
    unit: ' ms',
    atMost: 100,
    detail: `the slowest of ${ticks.length}: ${round(Math.max(...ticks))} ms`,
  };
  const saves: number[] = [];
  for (let save = 0; save < SAVES; save += 1) {
    await page.goto(matrix, { waitUntil: 'networkidle' });
    await boxes.nth(40 + save * 5).click();
    saves.push(await untilSaved(page));
  }
  yield { what: 'a role’s matrix until it is saved', value: median(saves), unit: ' ms', atMost: 1000 };
  await context.close();
}

async function prepareWide(): Promise<string> {
  const folder = temporaryFolder();
  const root = fileURLToPath(new URL('../..', import.meta.url));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  await runNode([fileURLToPath(new URL('buildWide.mjs', import.meta.url)), folder], {
    env: { NODE_ENV: 'production' },
  });
  return join(folder, 'dist/server/main.js');
}

async function makeRole(url: string, token: string): Promise<number> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const permissions = WIDE.filter((_, place) => place % 2 === 1);
  const body = JSON.stringify({ name: 'Measured', permissions });
  const answer = await fetch(`${url}/api${registry.get('role').endpoints.create?.path}`, {
    method: 'POST',
    headers,
    body,
  });
  const { data } = (await answer.json()) as { data?: { id: number } };
  if (!data) throw new Error(`A role could not be made: ${answer.status}`);
  return data.id;
}

/** Milliseconds from the click, by the page's own clock, until the frame after it is on the screen. */
async function untilPainted(page: Page, box: Locator): Promise<number> {
  await box.scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    const painted = new Promise<number>((resolve) => {
      const begin = { at: 0 };
      document.addEventListener(
        'click',
        () => {
          begin.at = performance.now();
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - begin.at);
            port2.postMessage('painted');
          });
        },
        { capture: true, once: true },
      );
    });
    Object.assign(window, { painted });
  });
  await box.click();
  return page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted);
}

async function untilSaved(page: Page): Promise<number> {
  const started = performance.now();
  const answered = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const answer = await answered;
  if (!answer.ok()) throw new Error(`The role was not saved: ${answer.status()}`);
  return performance.now() - started;
}

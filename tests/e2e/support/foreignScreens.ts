import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import Fastify from 'fastify';
import { serveBrowser } from '../../../src/server/http/serveBrowser.ts';
import {
  FOREIGN_LOGIN,
  type ForeignBackEnd,
  type RunningForeignBackEnd,
  startForeignBackEnd,
} from '../../support/foreignBackEnd.ts';

const BUILT_SCREENS = fileURLToPath(new URL('../../../dist/browser', import.meta.url));

/** The built screens in front of a back end that is not ours. */
export async function startForeignScreens(school: ForeignBackEnd): Promise<RunningForeignBackEnd> {
  const screens = Fastify();
  await serveBrowser(screens, BUILT_SCREENS);
  await screens.ready();
  const running = await startForeignBackEnd(school, (request, response) => screens.routing(request, response));
  const stop = async () => {
    await running.stop();
    await screens.close();
  };
  return { ...running, stop };
}

/** Signs in there with the one login that it has. */
export async function signIn(page: Page, { url }: RunningForeignBackEnd): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('Email, student ID or employee ID').fill(FOREIGN_LOGIN.email);
  await page.getByLabel('Password', { exact: true }).fill(FOREIGN_LOGIN.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`${url}/`);
}

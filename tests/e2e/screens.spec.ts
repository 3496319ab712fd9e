import type { Page } from '@playwright/test';
import { messages } from '../../locales/en/index.ts';
import { handMadeScreens } from '../../resources/registry.ts';
import type { Area } from '../../schemas/areas.ts';
import { registry } from '../../schemas/index.ts';
import { resourceAtPath, initialPathValues } from '../../src/core/pathFields.ts';
import { matchPath } from '../../src/core/paths.ts';
import type { Resource } from '../../src/core/resource.ts';
import type { Complaints } from './support/complaints.ts';
import { DESK, expectSound, expectToFit, expectToFitTelephone, TELEPHONE } from './support/judgement.ts';
import { namesOf } from './support/labels.ts';
import { settled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

test.use({ role: 'superadmin', viewport: DESK });

/** Every resource, with its screens where they begin. */
const resources = registry.resources
  .map((resource) => resourceAtPath(resource, initialPathValues(resource)))
  // Where a screen made by hand stands in the place of the list, its own test looks at it.
  .filter(({ screens }) => !Object.values(handMadeScreens).some(({ path }) => path === screens.list));
const dialogs = resources.filter(({ form, screens }) => form.size === 'dialog' && screens.create);

/** A history is made of the same parts everywhere. */
const WHOSE_HISTORY_IS_SEARCHED = 'expense';

for (const resource of resources) {
  const { many, one, inSentence } = namesOf(resource);
  const { screens } = resource;
  const { create, edit, show } = screens;
  const name = resource.singleton ? one : many;
  const formPart = resource.form.size === 'dialog' ? '[role="dialog"]' : 'main';

  test(`the screens of ${many} are sound and fit a telephone`, async ({ lastingPage: { page, complaints } }) => {
    await page.setViewportSize(DESK);
    await test.step('list', async () => {
      await openList(page, resource, name);
      await expect(page.locator('h1')).toHaveText(name);
      await expect(page).toHaveURL(screens.list);
      await expect(page).toHaveTitle(new RegExp(`^${name} · `));
      await expectSound(page, complaints);
    });
    if (create) {
      await test.step('new', async () => {
        await openNew(page, resource);
        await expectSound(page, complaints, isReplaced(resource) ? 'main' : formPart);
        await leaveNew(page, resource);
        await expectAt(page, screens.list);
      });
    }
    if (edit) {
      await test.step('change', async () => {
        if (resource.list.inPlace) await changeInRow(page, complaints);
        else await followFirst(page, /^Edit: /);
        await expectAt(page, edit);
        await expect(formTitle(page, resource)).toHaveText(new RegExp(`^Edit ${inSentence}: .`));
        await expectSound(page, complaints, formPart);
        // The same fields are seen to fit in the form for a new record.
        if (!create) await expectToFitTelephone(page);
        await page.getByRole('button', { name: 'Cancel', exact: true }).click();
        await expectAt(page, screens.list);
      });
    }
    if (show) {
      await test.step('look at', async () => {
        const title = await followFirst(page, /^Show: /);
        await expectAt(page, show);
        await expect(page.locator('h1')).toHaveText(title.replace('Show: ', ''));
        await expectSound(page, complaints, 'main');
        await page.getByRole('tab', { name: 'History' }).click();
        if (resource.name === WHOSE_HISTORY_IS_SEARCHED) await expectSound(page, complaints, 'main');
      });
    }
    await test.step('on a telephone', async () => {
      await page.setViewportSize(TELEPHONE);
      if (show) {
        await expectToFit(page);
        await page.getByRole('navigation', { name: messages.shell.position }).getByRole('link', { name: many }).click();
        await expectAt(page, screens.list);
      }
      await expectToFit(page);
      await expect(page.getByRole('table')).toHaveCount(0);
      if (create) {
        await openNew(page, resource);
        await expectToFit(page);
        await leaveNew(page, resource);
        await expectAt(page, screens.list);
      }
      expect(complaints.take()).toEqual([]);
    });
  });
}

test('a form’s address opened directly shows it, with the list behind a dialog', async ({ page }) => {
  for (const { screens, name } of dialogs.slice(0, 2)) {
    await page.goto(screens.create ?? '');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('h1')).toHaveText(namesOf({ name }).many);
  }
});

for (const path of ['/', '/profile', '/error-404', '/not-authorized', '/blank']) {
  test(`the page at ${path} is sound and fits a telephone`, async ({ page, complaints }) => {
    await page.goto(path);
    await expectSound(page, complaints);
    await expectToFitTelephone(page);
  });
}

test.describe('with nobody logged in', () => {
  test.use({ role: undefined });

  test('the login page is sound and fits a telephone, also when it refuses', async ({ page, complaints }) => {
    await page.goto('/login');
    await expectSound(page, complaints);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Enter your password.')).toBeVisible();
    await expectSound(page, complaints);
    await expectToFitTelephone(page);
  });
});

test.describe('in dark colours', () => {
  test.use({ skin: 'dark' });

  for (const path of ['/', '/students', '/religion/create', '/expense/create', '/expense/1/show', '/institute']) {
    test(`the page at ${path} is sound`, async ({ page, complaints }) => {
      await page.goto(path);
      await expectSound(page, complaints);
    });
  }
});

test.describe('in Arabic', () => {
  test.use({ language: 'ar' });

  for (const path of ['/', '/students', '/religion/create', '/expense/create', '/expense/1/show']) {
    test(`the page at ${path} is sound and fits a telephone`, async ({ page, complaints }) => {
      await page.goto(path);
      await expectSound(page, complaints);
      await expectToFitTelephone(page);
    });
  }
});

/** Opens a list as people do, from the menu, if it is there. */
async function openList(page: Page, { screens, inMenu, area }: Resource, name: string): Promise<void> {
  if (!inMenu || page.url() === 'about:blank') await page.goto(screens.list);
  if (!inMenu) return;
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const heading = menu.getByRole('button', { name: messages.areas[area as Area], exact: true });
  if ((await heading.getAttribute('aria-expanded')) === 'false') await heading.click();
  const link = menu.getByRole('link', { name, exact: true });
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
}

async function openNew(page: Page, resource: Resource): Promise<void> {
  const { inSentence } = namesOf(resource);
  await page.getByRole('link', { name: `Add ${inSentence}`, exact: true }).click();
  await expectAt(page, resource.screens.create ?? '');
  if (!isReplaced(resource)) await expect(formTitle(page, resource)).toHaveText(`Add ${inSentence}`);
}

/** Whether a screen made by hand stands in the place of the form for a new record. */
function isReplaced({ screens }: Resource): boolean {
  return Object.values(handMadeScreens).some(({ path }) => path === screens.create);
}

async function leaveNew(page: Page, resource: Resource): Promise<void> {
  if (isReplaced(resource)) await page.goBack();
  else await page.getByRole('button', { name: 'Cancel', exact: true }).click();
}

async function expectAt(page: Page, template: string): Promise<void> {
  await expect.poll(() => matchPath(template, new URL(page.url()).pathname)).toBeDefined();
}

/** Follows the first link of a name and answers the whole name. */
async function followFirst(page: Page, name: RegExp): Promise<string> {
  await settled(page);
  const link = page.getByRole('link', { name }).first();
  const whole = await link.getAttribute('aria-label');
  await link.click();
  return whole ?? '';
}

/** Opens the first row for typing, leaves it, and goes on to the form at its address. */
async function changeInRow(page: Page, complaints: Complaints): Promise<void> {
  await settled(page);
  await expect(page.getByRole('button', { name: '+ Add row' })).toBeVisible();
  const link = page.getByRole('link', { name: /^Edit: / }).first();
  const address = await link.getAttribute('href');
  await link.click();
  const row = page.locator('tr.list-edit');
  await expect(row.getByRole('button', { name: 'Save' })).toBeVisible();
  await expectSound(page, complaints, '.list-table');
  await page.keyboard.press('Escape');
  await expect(row).toHaveCount(0);
  await page.goto(address ?? '');
}

function formTitle(page: Page, { form }: Resource) {
  return form.size === 'dialog' ? page.getByRole('dialog').getByRole('heading', { level: 2 }) : page.locator('h1');
}

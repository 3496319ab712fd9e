import type { Page } from '@playwright/test';
import { registry } from '../../schemas/index.ts';
import { atPath, pathStart } from '../../src/core/pathFields.ts';
import { matchPath } from '../../src/core/paths.ts';
import type { Resource } from '../../src/core/resource.ts';
import { DESK, expectSound, expectToFitTelephone } from './support/judgement.ts';
import { namesOf } from './support/labels.ts';
import { settled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

test.use({ role: 'superadmin', viewport: DESK });

/** Every resource, with its screens where they begin. */
const resources = registry.resources.map((resource) => atPath(resource, pathStart(resource)));
const dialogs = resources.filter(({ form, screens }) => form.size === 'dialog' && screens.create);

/** A history is made of the same parts everywhere. */
const WHOSE_HISTORY_IS_SEARCHED = 'expense';

for (const resource of resources) {
  const { many, one, inSentence } = namesOf(resource);
  const { screens } = resource;
  const formPart = resource.form.size === 'dialog' ? '[role="dialog"]' : 'main';

  test(`the screens of ${many} are sound and fit a telephone`, async ({ lastingPage: { page, complaints } }) => {
    await test.step('list', async () => {
      await page.goto(screens.list);
      await expect(page.locator('h1')).toHaveText(resource.singleton ? one : many);
      await expectSound(page, complaints);
      await expectToFitTelephone(page, () => expect(page.getByRole('table')).toHaveCount(0));
    });
    const { create, edit, show } = screens;
    if (create) {
      await test.step('new', async () => {
        await page.getByRole('link', { name: `Add ${inSentence}`, exact: true }).click();
        await expectAt(page, create);
        await expect(formTitle(page, resource)).toHaveText(`Add ${inSentence}`);
        await expectSound(page, complaints, formPart);
        await expectToFitTelephone(page);
        await page.getByRole('button', { name: 'Cancel' }).click();
        await expectAt(page, screens.list);
      });
    }
    if (edit) {
      await test.step('change', async () => {
        await followFirst(page, /^Edit: /);
        await expectAt(page, edit);
        await expect(formTitle(page, resource)).toHaveText(new RegExp(`^Edit ${inSentence}: .`));
        await expectSound(page, complaints, formPart);
        // The same fields have been seen to fit in the form for a new record.
        if (!create) await expectToFitTelephone(page);
        await page.getByRole('button', { name: 'Cancel' }).click();
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
        await expectToFitTelephone(page);
        expect(complaints.take()).toEqual([]);
      });
    }
  });
}

test('every entry of the menu leads to the declared address and to a page of its name', async ({
  page,
  complaints,
}) => {
  // It opens every list there is.
  test.slow();
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Home' })).toBeVisible();
  for (const area of await menu.getByRole('button').all()) await area.click();
  for (const resource of resources.filter(({ inMenu }) => inMenu)) {
    const { one, many } = namesOf(resource);
    const name = resource.singleton ? one : many;
    await menu.getByRole('link', { name, exact: true }).click();
    await expect(page.locator('h1')).toHaveText(name);
    await expect(page).toHaveURL(resource.screens.list);
    await expect(page).toHaveTitle(new RegExp(`^${name} · `));
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
  }
  expect(complaints.take()).toEqual([]);
});

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

function formTitle(page: Page, { form }: Resource) {
  return form.size === 'dialog' ? page.getByRole('dialog').getByRole('heading', { level: 2 }) : page.locator('h1');
}

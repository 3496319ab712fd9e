import type { Locator, Page } from '@playwright/test';
import type { Answered } from './support/api.ts';
import { noticesOf } from './support/notices.ts';
import { expect, test } from './support/test.ts';
import { unique } from './support/unique.ts';

test.use({ role: 'superadmin' });

/** How fast an office types: milliseconds between two keys. */
const QUICK = { delay: 40 };
/** An answer that comes later than the next key. */
const LATE_MS = 600;

type Fixtures = Parameters<Parameters<typeof test>[2]>[0];

const chooser = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

async function makePage({ api }: Pick<Fixtures, 'api'>, design: number): Promise<Answered> {
  const menu = await api.create('publicMenu', { name: unique('Menu') });
  const name = unique('Page');
  return api.create('publicSubMenu', {
    public_menu_id: menu.id,
    name,
    slug: name.toLowerCase().replace(/\s/g, '-'),
    page_design_type_id: design,
  });
}

/** Holds the answers of some calls back for a while. */
async function delay(page: Page, address: RegExp): Promise<void> {
  await page.route(address, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.continue();
  });
}

async function typeWords(page: Page, editor: Locator): Promise<void> {
  await editor.click();
  await page.keyboard.type('Some words', QUICK);
  await expect(editor).toHaveText('Some words');
  await expect(editor).toBeFocused();
}

async function typeAtEnd(page: Page, editor: Locator, words: string): Promise<void> {
  await editor.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(words, QUICK);
}

test.describe('formatted text', () => {
  test('is typed on after a refused save of an event', async ({ page, api }) => {
    const made = await makePage({ api }, 6);
    await page.goto(`/public/${made.slug}`);
    await page.getByRole('button', { name: 'Add event' }).click();
    const editor = page.getByRole('dialog').getByRole('textbox', { name: 'Description' });
    await expect(editor).toBeVisible();
    await save(page);
    await expect(editor).toHaveAccessibleDescription(/This field is required\./);
    await typeWords(page, editor);
    await expect(editor).not.toHaveAttribute('aria-invalid');
  });

  test('is typed on after a refused save of a page', async ({ page, api }) => {
    const made = await makePage({ api }, 1);
    await page.goto(`/public/${made.slug}`);
    const editor = page.getByRole('textbox', { name: 'Description' });
    await expect(editor).toBeVisible();
    await save(page);
    await expect(editor).toHaveAccessibleDescription(/This field is required\./);
    await typeWords(page, editor);
  });

  test('keeps its cursor in the middle of a text, and its letters on a slow machine', async ({ page, api }) => {
    const made = await makePage({ api }, 1);
    await page.goto(`/public/${made.slug}`);
    const editor = page.getByRole('textbox', { name: 'Description' });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 8 });
    await editor.click();
    await page.keyboard.type('onethree');
    for (let step = 0; step < 'three'.length; step += 1) await page.keyboard.press('ArrowLeft');
    await page.keyboard.type(' two ');
    await expect(editor).toHaveText('one two three');
  });

  test('keeps what is typed while a save is on its way and is refused', async ({ page, api }) => {
    const made = await makePage({ api }, 1);
    await page.route('**/api/menu/simple/data/store', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, LATE_MS));
      await route.fulfill({ status: 422, json: { message: 'No.', errors: { title: 'This title is taken.' } } });
    });
    await page.goto(`/public/${made.slug}`);
    const editor = page.getByRole('textbox', { name: 'Description' });
    await page.getByRole('textbox', { name: 'Title' }).fill('About us');
    await editor.click();
    await page.keyboard.type('Some');
    await page.keyboard.press('Control+s');
    await page.keyboard.type(' more words and on', { delay: 60 });
    await expect(page.getByText('This title is taken.').first()).toBeVisible();
    await expect(editor).toHaveText('Some more words and on');
    await expect(editor).toBeFocused();
  });

  test('is left alone by another skin and by what somebody else has saved', async ({ page, api }) => {
    const [stored] = await api.list('principalMessage');
    const id = stored?.id ?? 0;
    await api.update('principalMessage', id, { message: '<p>Old</p>', row_version: stored?.row_version });
    await page.goto('/public/principal/message');
    const editor = page.getByRole('textbox', { name: 'Message' });
    await typeAtEnd(page, editor, ' and new');
    const { row_version } = await api.one('principalMessage', id);
    await api.update('principalMessage', id, { name: unique('Principal'), row_version });
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('button', { name: 'Save my version' })).toBeVisible();
    await typeAtEnd(page, editor, ' words');
    await expect(editor).toHaveText('Old and new words');
    await page.getByRole('button', { name: /^Your account/ }).click();
    await page.getByRole('menuitem', { name: 'Dark mode' }).click();
    await typeAtEnd(page, editor, ' in the dark');
    await expect(editor).toHaveText('Old and new words in the dark');
  });
});
test.describe('a chooser', () => {
  test('takes what was typed on Tab, before the search has answered', async ({ page }) => {
    await delay(page, /\/api\/get\/all\/religion/);
    await page.goto('/student/add');
    const religion = chooser(page, 'Religion');
    await religion.pressSequentially('islam', QUICK);
    await religion.press('Tab');
    await expect(religion).not.toBeFocused();
    await expect(page.locator('input:focus, button:focus')).toHaveCount(1);
    await expect(religion).toHaveValue('Islam');
    await expect(religion).not.toHaveAttribute('aria-busy', 'true');
  });

  test('takes what was typed on Enter, before the search has answered', async ({ page }) => {
    await page.goto('/student/add');
    const gender = chooser(page, 'Gender');
    await gender.pressSequentially('female', QUICK);
    await gender.press('Enter');
    await expect(gender).toHaveValue('Female');
    await expect(gender).toBeFocused();
    await expect(page.getByRole('option')).toHaveCount(0);
    // The whole word beats the first that is found.
    await gender.fill('');
    await gender.pressSequentially('male', QUICK);
    await gender.press('Enter');
    await expect(gender).toHaveValue('Male');
  });

  test('takes the highlighted one on Tab after the search has answered, and the focus goes on', async ({ page }) => {
    await page.goto('/student/add');
    const group = chooser(page, 'Blood group');
    await group.pressSequentially('o+', QUICK);
    await expect(page.locator('[role="listbox"][aria-busy="false"]').getByRole('option').first()).toBeVisible();
    await group.press('Tab');
    await expect(group).toHaveValue(/^O/);
    await expect(page.locator('body')).not.toBeFocused();
    await expect(page.locator(':focus')).toHaveCount(1);
  });

  test('takes half a word when somebody clicks elsewhere', async ({ page }) => {
    await delay(page, /\/api\/get\/all\/wing/);
    await page.goto('/student/add');
    const wing = chooser(page, 'Wing');
    await wing.pressSequentially('gir', QUICK);
    await page.getByLabel('Name', { exact: true }).click();
    await page.keyboard.type('Rumi', QUICK);
    await expect(wing).toHaveValue('Girls');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Rumi');
  });

  test('says what matches nothing, keeps it, and does not let it be saved past', async ({ page }) => {
    const name = unique('Nobody');
    const writes: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') writes.push(`${request.method()} ${request.url()}`);
    });
    await page.goto('/expense/create');
    const type = chooser(page, 'Expense type');
    await type.pressSequentially(name, QUICK);
    await type.press('Tab');
    await expect(type).toHaveAccessibleDescription(`No results for “${name}”.`);
    await expect(type).toHaveValue(name);
    await expect(type).toHaveAttribute('aria-invalid', 'true');
    await save(page);
    await expect(type).toHaveAccessibleDescription(`No results for “${name}”.`);
    await type.press('Escape');
    await expect(type).toHaveValue('');
    expect(writes).toEqual([]);
  });

  test('is waited for by a save that comes before its answer', async ({ page, api }) => {
    const name = unique('Early');
    await delay(page, /\/api\/get\/all\/religion/);
    const [student] = await api.list('student', { range: [60, 60] });
    await page.goto(`/students/${student?.id}`);
    await page.getByLabel('Name', { exact: true }).fill(name);
    const religion = chooser(page, 'Religion');
    await religion.selectText();
    await religion.pressSequentially('budd', QUICK);
    await religion.press('Control+s');
    await expect(noticesOf(page)).toContainText('Student saved.');
    expect(await api.one('student', student?.id ?? 0)).toMatchObject({ name, religion: { name: 'Buddhism' } });
  });

  test('waits for the one that narrows it', async ({ page }) => {
    await delay(page, /\/api\/get\/expense\/types/);
    await page.goto('/expense/create');
    await chooser(page, 'Expense type').pressSequentially('utilities', QUICK);
    await chooser(page, 'Expense type').press('Tab');
    await chooser(page, 'Sub expense').pressSequentially('wat', QUICK);
    await chooser(page, 'Sub expense').press('Tab');
    await expect(chooser(page, 'Sub expense')).toHaveValue('Water');
    await expect(chooser(page, 'Expense type')).toHaveValue('Utilities');
  });

  test('of several takes each that is typed', async ({ page }) => {
    await page.goto('/class/wing/section/add');
    const sections = chooser(page, 'Sections');
    await sections.pressSequentially('a', QUICK);
    await sections.press('Enter');
    await expect(page.getByRole('list', { name: 'Sections' }).getByRole('listitem')).toHaveText(['A']);
    await sections.pressSequentially('b', QUICK);
    await sections.press('Tab');
    await expect(page.getByRole('list', { name: 'Sections' }).getByRole('listitem')).toHaveText(['A', 'B']);
  });

  test('in a filter of a list takes what was typed, and says what matches nothing', async ({ page }) => {
    await page.goto('/students');
    await page.getByRole('button', { name: 'Filters' }).click();
    const filter = chooser(page, 'Class');
    await filter.pressSequentially('seven', QUICK);
    await filter.press('Tab');
    await expect(page).toHaveURL(/class_id/);
    await expect(filter).toHaveValue('Seven');
    await filter.fill('');
    await filter.pressSequentially('sevenn', QUICK);
    await filter.press('Tab');
    await expect(filter).toHaveAccessibleDescription('No results for “sevenn”.');
  });
});

test('what is typed right after Ctrl+K stands in the search, and Enter takes what comes for it', async ({
  page,
  api,
}) => {
  const bank = await api.create('bank', { name: unique('Harbour Bank') });
  const name = String(bank.name);
  await page.goto('/religion');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+K');
  await page.keyboard.type(name);
  await expect(page.getByRole('combobox', { name: 'Search everything' })).toHaveValue(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test('a save that is not answered gives the focus back to its button', async ({ page }) => {
  await page.route('**/api/departments', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue(),
  );
  await page.goto('/department/create');
  await page.getByLabel('Name', { exact: true }).fill(unique('Botany'));
  await page.getByRole('button', { name: 'Save', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The server did not answer.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeFocused();
});

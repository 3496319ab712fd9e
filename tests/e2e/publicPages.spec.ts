import type { Page } from '@playwright/test';
import { graveFindings } from './support/accessibility.ts';
import type { Answered } from './support/api.ts';
import { noticesOf } from './support/notices.ts';
import { pictureFile } from './support/picture.ts';
import { expect, test } from './support/test.ts';
import { unique } from './support/unique.ts';
import { voucherFile } from './support/voucher.ts';

test.use({ role: 'superadmin' });

interface MadePage extends Answered {
  readonly name: string;
  readonly slug: string;
}

type Fixtures = Parameters<Parameters<typeof test>[2]>[0];

async function makePage({ api }: Pick<Fixtures, 'api'>, design: number): Promise<MadePage> {
  const menu = await api.create('publicMenu', { name: unique('Menu') });
  const name = unique('Page');
  const slug = name.toLowerCase().replace(/\s/g, '-');
  return (await api.create('publicSubMenu', {
    public_menu_id: menu.id,
    name,
    slug,
    page_design_type_id: design,
  })) as MadePage;
}

async function itemsOf({ api }: Pick<Fixtures, 'api'>, { id }: MadePage): Promise<Answered[]> {
  return api.list('publicMultipleData', { filter: { public_sub_menu_id: id } });
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const write = (page: Page, label: string, text: string) => page.getByRole('textbox', { name: label }).fill(text);
const rowOf = (page: Page, name: string) => page.getByRole('row', { name });

async function deleteItem(page: Page, name: string): Promise<void> {
  await rowOf(page, name)
    .getByRole('button', { name: `Delete: ${name}` })
    .click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure?', exact: true });
  await expect(question).toHaveAccessibleDescription('You want to delete this!');
  await question.getByRole('button', { name: 'Yes, delete it!', exact: true }).click();
  await expect(rowOf(page, name)).toHaveCount(0);
}

test('a page is found in the list of pages and opens at its own address, under its own name', async ({ page, api }) => {
  const made = await makePage({ api }, 1);
  await page.goto('/public/pages');
  await expect(rowOf(page, made.name)).toContainText('Simple text');
  await page.getByRole('link', { name: made.name }).click();
  await expect(page).toHaveURL(`/public/${made.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: made.name })).toBeVisible();
});

test('a text is written, kept, and written anew', async ({ page, api }) => {
  const made = await makePage({ api }, 1);
  await page.goto(`/public/${made.slug}`);
  await write(page, 'Title', 'About us');
  await save(page);
  await expect(page.getByText('This field is required.').first()).toBeVisible();
  await write(page, 'Description', 'Since 1974');
  await save(page);
  await expect(noticesOf(page)).toContainText('Page Text added.');
  await write(page, 'Title', 'Our school');
  await save(page);
  await expect(noticesOf(page)).toContainText('Page Text saved.');
  const texts = await api.list('publicSimpleData', { filter: { public_sub_menu_id: made.id } });
  expect(texts).toMatchObject([{ title: 'Our school', description: '<p>Since 1974</p>' }]);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Our school');
});

test('a text is deleted with its sub-menu, and the question says so', async ({ page, api }) => {
  const made = await makePage({ api }, 1);
  await page.goto(`/public/${made.slug}`);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete page' })).toHaveCount(0);
  await write(page, 'Title', 'About us');
  await write(page, 'Description', 'Since 1974');
  await save(page);
  await expect(noticesOf(page)).toContainText('Page Text added.');
  await write(page, 'Title', 'Typed and not saved');
  await page.getByRole('button', { name: 'Delete page' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure?', exact: true });
  await expect(question).toHaveAccessibleDescription(
    `You want to delete this! The sub-menu “${made.name}” and its text are deleted, and the page is removed from the website.`,
  );
  await question.getByRole('button', { name: 'Yes, delete it!', exact: true }).click();
  await expect(page).toHaveURL('/public/pages');
  await expect(rowOf(page, 'Simple text').first()).toBeVisible();
  await expect(rowOf(page, made.name)).toHaveCount(0);
  expect(await api.list('publicSubMenu', { filter: { id: made.id } })).toEqual([]);
});

test('a text with a picture needs the picture once', async ({ page, api }) => {
  const made = await makePage({ api }, 2);
  await page.goto(`/public/${made.slug}`);
  await write(page, 'Title', 'Principal');
  await write(page, 'Description', 'Welcome');
  await save(page);
  await expect(page.getByLabel('Image')).toHaveAccessibleDescription(/This field is required\./);
  await page.getByLabel('Image').setInputFiles(await pictureFile());
  await save(page);
  await expect(noticesOf(page)).toContainText('Page Text added.');
  await write(page, 'Title', 'Head');
  await save(page);
  await expect(noticesOf(page)).toContainText('Page Text saved.');
  const [text] = await api.list('publicSimpleData', { filter: { public_sub_menu_id: made.id } });
  expect(text).toMatchObject({ title: 'Head', image: expect.stringMatching(/^\/storage\//) });
});

test('an album is made, loses one picture and keeps the other, is switched off and deleted', async ({ page, api }) => {
  const made = await makePage({ api }, 3);
  await page.goto(`/public/${made.slug}`);
  const table = page.getByRole('table', { name: made.name });
  await expect(table.getByRole('columnheader')).toHaveText(['SL', 'Title/Category', 'Images', 'Status', 'Action']);
  await expect(table).toContainText('This page is empty.');
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Rows per page' }).getByRole('option')).toHaveText([
    '10',
    '20',
    '50',
    '100',
    '500',
  ]);
  await page.getByRole('button', { name: 'Add album' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add album' });
  await dialog.getByLabel('Title').fill('Sports day');
  await save(page);
  await expect(dialog.getByText('Please select any image').first()).toBeVisible();
  await dialog.getByLabel('Images').setInputFiles([await pictureFile('a.png'), await pictureFile('b.png')]);
  await save(page);
  await expect(noticesOf(page)).toContainText('Album added.');
  await expect(dialog).toBeHidden();
  const row = rowOf(page, 'Sports day');
  await expect(row.getByRole('cell').first()).toHaveText('1');

  await row.getByRole('button', { name: 'Edit: Sports day' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit album' });
  await editing
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await save(page);
  await expect(editing.getByText('Please select any image').first()).toBeVisible();
  await editing.getByLabel('Images').setInputFiles(await pictureFile('c.png'));
  await save(page);
  await expect(editing).toBeHidden();
  const [album] = await itemsOf({ api }, made);
  expect(album?.images).toHaveLength(1);

  await page.getByRole('switch', { name: 'Active: Sports day' }).click();
  await expect(page.getByRole('dialog', { name: 'Success!' })).toContainText('Album deactivated.');
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('switch', { name: 'Active: Sports day' })).not.toBeChecked();
  await deleteItem(page, 'Sports day');
  expect(await itemsOf({ api }, made)).toEqual([]);
});

test('videos are entered one address after another, the first of which is there from the start', async ({
  page,
  api,
}) => {
  const made = await makePage({ api }, 4);
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ body: '<p>Video</p>', contentType: 'text/html' }),
  );
  await page.goto(`/public/${made.slug}`);
  await page.getByRole('button', { name: 'Add videos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add videos' });
  await expect(dialog.getByLabel('Video URL')).toHaveCount(1);
  await expect(dialog.getByRole('button', { name: /^Remove video/ })).toHaveCount(0);
  await dialog.getByLabel('Title').fill('Lessons');
  await save(page);
  await expect(dialog.getByLabel('Video URL')).toHaveAccessibleDescription(/This field is required\./);
  await dialog.getByLabel('Video URL').fill('https://youtu.be/dQw4w9WgXcQ');
  await expect(dialog.getByRole('button', { name: 'Show video youtu.be/dQw4w9WgXcQ' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Add another video' }).click();
  await dialog.getByLabel('Video URL').nth(1).fill('vimeo.com/76979871');
  await dialog.getByRole('button', { name: 'Add another video' }).click();
  await dialog.getByRole('button', { name: 'Remove video 3' }).click();
  await save(page);
  await expect(noticesOf(page)).toContainText('Video list added.');
  expect((await itemsOf({ api }, made))[0]?.videos).toEqual([
    { url: 'https://youtu.be/dQw4w9WgXcQ' },
    { url: 'vimeo.com/76979871' },
  ]);
  await rowOf(page, 'Lessons').getByRole('button', { name: 'Show video youtu.be/dQw4w9WgXcQ' }).click();
  await expect(page.frameLocator('iframe[title="Video youtu.be/dQw4w9WgXcQ"]').getByText('Video')).toBeVisible();
  await expect(page.getByLabel('Rows per page').locator('option')).toHaveText(['10', '15', '20', '50']);
});

test('a notice is a file at first; as a text it can be edited, as a file only deleted', async ({ page, api }) => {
  const made = await makePage({ api }, 5);
  await page.goto(`/public/${made.slug}`);
  await page.getByRole('button', { name: 'Add notice' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add notice' });
  await expect(dialog.getByRole('radio', { name: 'PDF file' })).toBeChecked();
  await dialog.getByLabel('Title').fill('Holiday list');
  await dialog.getByLabel('Notice (PDF)').setInputFiles(voucherFile('holidays.pdf'));
  await save(page);
  await expect(noticesOf(page)).toContainText('Notice added.');
  await expect(rowOf(page, 'Holiday list').getByRole('link', { name: 'PDF' })).toBeVisible();
  await expect(rowOf(page, 'Holiday list').getByRole('button', { name: /^Edit/ })).toHaveCount(0);

  await page.getByRole('button', { name: 'Add notice' }).click();
  await dialog.getByLabel('Title').fill('Meeting');
  await dialog.getByRole('radio', { name: 'Text' }).check();
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Parents meet on Monday');
  await save(page);
  await expect(rowOf(page, 'Meeting')).toContainText('Parents meet on Monday');
  await rowOf(page, 'Meeting').getByRole('button', { name: 'Edit: Meeting' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit notice' });
  await expect(editing.getByRole('radio')).toHaveCount(0);
  await editing.getByRole('textbox', { name: 'Description' }).fill('Parents meet on Tuesday');
  await save(page);
  await expect(rowOf(page, 'Meeting')).toContainText('Tuesday');

  await page.getByRole('searchbox', { name: 'Search' }).fill('tuesday');
  await expect(rowOf(page, 'Holiday list')).toHaveCount(0);
  await expect(rowOf(page, 'Meeting')).toBeVisible();
});

test('an event shows its day, its times, its place and the first twenty words', async ({ page, api }) => {
  const made = await makePage({ api }, 6);
  const words = Array.from({ length: 25 }, (_, index) => `word${index + 1}`);
  await page.goto(`/public/${made.slug}`);
  await page.getByRole('button', { name: 'Add event' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add event' });
  await dialog.getByLabel('Title').fill('Victory Day');
  await dialog.getByLabel('Date').fill('2026-12-16');
  await dialog.getByLabel('Start time').fill('09:30');
  await dialog.getByLabel('End time').fill('14:00');
  await dialog.getByLabel('Location').fill('Playground');
  await dialog.getByRole('textbox', { name: 'Description' }).fill(words.join(' '));
  await dialog.getByLabel('Images').setInputFiles(await pictureFile());
  await save(page);
  await expect(noticesOf(page)).toContainText('Event added.');
  const row = rowOf(page, 'Victory Day');
  await expect(row).toContainText('16 Dec 2026');
  await expect(row).toContainText(/09:30\sam – 02:00\spm/);
  await expect(row).toContainText('word20…');
  await expect(row).not.toContainText('word21');
  await expect(row.getByRole('img', { name: 'Image 1 of “Victory Day”' })).toBeVisible();
  await expect(page.getByLabel('Rows per page').locator('option')).toHaveText(['10', '20', '50', '100', '500']);
  expect(await graveFindings(page)).toEqual([]);
});

test('what was typed is not lost by closing the dialog', async ({ page, api }) => {
  const made = await makePage({ api }, 6);
  await page.goto(`/public/${made.slug}`);
  await page.getByRole('button', { name: 'Add event' }).click();
  await page.getByRole('dialog', { name: 'Add event' }).getByLabel('Title').fill('Half typed');
  await page.keyboard.press('Escape');
  await page
    .getByRole('alertdialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Keep editing' })
    .click();
  await expect(page.getByRole('dialog', { name: 'Add event' }).getByLabel('Title')).toHaveValue('Half typed');
});

test('a refused switch says why and goes back', async ({ page, api }) => {
  const made = await makePage({ api }, 4);
  await page.route('**/api/menu/multiple/data/common/status/change*', (route) =>
    route.fulfill({ status: 409, contentType: 'application/json', body: JSON.stringify({ message: 'Not today.' }) }),
  );
  await page.goto(`/public/${made.slug}`);
  await page.getByRole('button', { name: 'Add videos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add videos' });
  await dialog.getByLabel('Title').fill('Songs');
  await dialog.getByLabel('Video URL').fill('youtu.be/dQw4w9WgXcQ');
  await save(page);
  await expect(dialog).toBeHidden();
  await page.getByRole('switch', { name: 'Active: Songs' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Not today.' })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Active: Songs' })).toBeChecked();
});

test('pages of the office go before pages of the website, and an address without a page is not found', async ({
  page,
}) => {
  await page.goto('/public/marquee');
  await expect(page.getByRole('heading', { level: 1, name: 'Marquees' })).toBeVisible();
  await page.goto('/public/no-such-page');
  await expect(page).toHaveURL('/error-404');
});

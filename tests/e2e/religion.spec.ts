import type { Page } from '@playwright/test';
import { noticesOf } from './support/notices.ts';
import { expect, test } from './support/test.ts';
import { unique } from './support/unique.ts';

test.use({ role: 'admin' });

const rowOf = (page: Page, name: string) => page.getByRole('row', { name });
const search = (page: Page, words: string) => page.getByRole('searchbox', { name: 'Search' }).fill(words);

test('a religion is added in a dialog over the list, at an address of its own', async ({ page, api }) => {
  const name = unique('Sikhism');
  await page.goto('/religion');
  await page.getByRole('link', { name: 'Add religion' }).click();
  await expect(page).toHaveURL('/religion/create');
  const dialog = page.getByRole('dialog', { name: 'Add religion' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(noticesOf(page)).toContainText('Religion added.');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/religion');
  await search(page, name);
  await expect(rowOf(page, name)).toBeVisible();
  expect((await api.list('religion')).filter((each) => each.name === name)).toHaveLength(1);
});

test('several religions are added one after the other without leaving the dialog', async ({ page, api }) => {
  const names = [unique('First'), unique('Second')];
  await page.goto('/religion/create');
  const dialog = page.getByRole('dialog', { name: 'Add religion' });
  for (const name of names) {
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByRole('button', { name: 'Save and add another' }).click();
    await expect(dialog.getByLabel('Name')).toHaveValue('');
    await expect(dialog.getByLabel('Name')).toBeFocused();
  }
  // The second is still on its way when the form is empty again.
  const stored = async () => (await api.list('religion')).map((each) => each.name);
  await expect.poll(stored).toEqual(expect.arrayContaining(names));
});

test('a name that is taken is refused at its field, and what was typed stays', async ({ page }) => {
  await page.goto('/religion/create');
  const dialog = page.getByRole('dialog', { name: 'Add religion' });
  await dialog.getByLabel('Name').fill('Islam');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription(/This is already taken\./);
  await expect(dialog.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByLabel('Name')).toHaveValue('Islam');
  await expect(page.getByRole('alert').filter({ hasText: 'Name: This is already taken.' })).toBeVisible();
  await expect(page).toHaveURL('/religion/create');
});

test('an empty name is refused before anything is sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await page.goto('/religion/create');
  const dialog = page.getByRole('dialog', { name: 'Add religion' });
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription(/This field is required\./);
  await expect(dialog.getByLabel('Name')).toBeFocused();
  expect(sent).toEqual([]);
});

test('closing a dialog with something typed in it asks first', async ({ page }) => {
  await page.goto('/religion');
  await page.getByRole('link', { name: 'Add religion' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Half typed');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue('Half typed');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/religion');
});

test('a religion is corrected in its row, and the list shows it at once', async ({ page, api }) => {
  const religion = await api.create('religion', { name: unique('Jainsm') });
  // The search still finds it.
  const corrected = `${religion.name}, mended`;
  await page.goto('/religion');
  await search(page, String(religion.name));
  // What is done in rows comes after the list; before, a record opens in its dialog.
  await expect(page.getByRole('button', { name: '+ Add row' })).toBeVisible();
  await rowOf(page, String(religion.name)).getByRole('link', { name: /^Edit/ }).click();
  const typed = page.locator('tr.list-edit').getByRole('textbox', { name: 'Name' });
  await expect(typed).toHaveValue(String(religion.name));
  await typed.fill(corrected);
  await typed.press('Enter');
  await expect(noticesOf(page)).toContainText('Religion saved.');
  await expect(rowOf(page, corrected)).toBeVisible();
  expect(await api.one('religion', religion.id)).toMatchObject({ name: corrected });
});

test('somebody else’s change in the meantime is shown instead of being overwritten', async ({ page, api }) => {
  const religion = await api.create('religion', { name: unique('Shinto') });
  const theirs = unique('Theirs');
  const mine = unique('Mine');
  await page.goto(`/religion/${religion.id}`);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(mine);
  await api.update('religion', religion.id, { name: theirs });
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText('edited this while you were')).toBeVisible();
  await expect(dialog.getByText(theirs)).toBeVisible();
  expect(await api.one('religion', religion.id)).toMatchObject({ name: theirs });
  await dialog.getByRole('button', { name: 'Save my version' }).click();
  await expect(dialog).toBeHidden();
  expect(await api.one('religion', religion.id)).toMatchObject({ name: mine });
});

test('what is switched off leaves the choosers and stays in the list', async ({ page, api }) => {
  const name = unique('Zoroastrianism');
  const { id } = await api.create('religion', { name });
  await page.goto('/religion');
  await search(page, name);
  await page.getByRole('switch', { name: `Active: ${name}` }).click();
  const success = page.getByRole('dialog', { name: 'Success!' });
  await expect(success).toContainText('Religion deactivated.');
  await success.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('switch', { name: `Active: ${name}` })).not.toBeChecked();
  expect((await api.variant('religion', 'active')).map((each) => each.id)).not.toContain(id);

  await page.goto('/student/add');
  const chooser = page.getByRole('combobox', { name: /^Religion/ });
  await chooser.click();
  await expect(page.getByRole('option', { name: 'Islam' })).toBeVisible();
  await chooser.fill(name);
  await expect(page.getByText('No results')).toBeVisible();
});

test('deleting asks in the agreed words and then deletes', async ({ page, api }) => {
  const name = unique('Mistake');
  await api.create('religion', { name });
  await page.goto('/religion');
  await search(page, name);
  await rowOf(page, name)
    .getByRole('button', { name: `Delete: ${name}` })
    .click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure?', exact: true });
  await expect(question).toHaveAccessibleDescription('You want to delete this!');
  await question.getByRole('button', { name: 'Yes, delete it!', exact: true }).click();
  await expect(noticesOf(page)).toContainText('Religion deleted.');
  await expect(rowOf(page, name)).toHaveCount(0);
  expect((await api.list('religion')).map((each) => each.name)).not.toContain(name);
});

test('deleting what is used is refused, with how often it is used', async ({ page, api }) => {
  const [hinduism] = await api.list('religion', { filter: { name: 'Hinduism' } });
  const believers = await api.list('student', { filter: { religion_id: hinduism?.id } });
  await page.goto('/religion');
  await search(page, 'Hinduism');
  await page.getByRole('button', { name: 'Delete: Hinduism' }).click();
  await page.getByRole('button', { name: 'Yes, delete it!' }).click();
  const reason = new RegExp(`You cannot delete this because it is used by ${believers.length} students`, 'i');
  await expect(page.getByRole('alert').filter({ hasText: reason })).toBeVisible();
  await expect(rowOf(page, 'Hinduism')).toBeVisible();
});

test('several religions are switched off at once', async ({ page, api }) => {
  const group = unique('Bulk');
  const made = await Promise.all(
    ['a', 'b', 'c'].map((letter) => api.create('religion', { name: `${group} ${letter}` })),
  );
  await page.goto('/religion');
  await search(page, group);
  await expect(page.getByText('1–3 of 3')).toBeVisible();
  await page.getByRole('checkbox', { name: `Select ${group} a` }).check();
  await page.getByRole('checkbox', { name: `Select ${group} c` }).check();
  const bulk = page.getByRole('region', { name: 'Selected records' });
  await expect(bulk).toContainText('2 selected');
  await bulk.getByRole('button', { name: 'Deactivate' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await expect(question).toContainText('Deactivate 2 records?');
  await question.getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByRole('dialog', { name: 'Success!' })).toContainText('Completed: 2 records.');
  const states = await Promise.all(made.map(({ id }) => api.one('religion', id)));
  expect(states.map((each) => each.is_active)).toEqual([0, 1, 0]);
});

test('deleting several at once tells what was refused and why', async ({ page, api }) => {
  const { name } = await api.create('religion', { name: unique('Unused') });
  await page.goto(`/religion?filter=${encodeURIComponent(JSON.stringify({ name: [name, 'Buddhism'] }))}`);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('region', { name: 'Selected records' }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Yes, delete it!' }).click();
  const outcome = page.getByRole('dialog', { name: 'Not everything was completed' });
  await expect(outcome).toContainText('Completed: 1 record.');
  await expect(outcome.getByRole('listitem')).toContainText(/Buddhism.*it is used by \d+ students/i);
  expect((await api.list('religion')).map((each) => each.name)).toEqual(expect.arrayContaining(['Buddhism']));
});

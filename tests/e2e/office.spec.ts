import { buildPath } from '../../src/core/paths.ts';
import type { Api } from './support/api.ts';
import { createClass, freeOrder } from './support/classes.ts';
import { pick } from './support/form.ts';
import { noticesOf } from './support/notices.ts';
import { expect, test } from './support/test.ts';
import { unique } from './support/unique.ts';
import { voucherFile } from './support/voucher.ts';

const h1 = { level: 1 } as const;

test.use({ role: 'office' });

test('the office adds a class at its own address and corrects it at another', async ({ page, api }) => {
  const name = unique('Eleven');
  await page.goto('/class/classes');
  await page.getByRole('link', { name: 'Add class' }).click();
  await expect(page).toHaveURL('/class/class/add');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Order').fill(String(await freeOrder(api)));
  await page.getByLabel('Has student groups').check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(noticesOf(page)).toContainText('Class added.');
  await expect(page).toHaveURL('/class/classes');

  const added = (await api.list('class')).find((each) => each.name === name);
  expect(added).toMatchObject({ has_groups: 1, is_active: 1 });
  await page.goto(`/class/class/update${added?.id}`);
  await expect(page.getByLabel('Name')).toHaveValue(name);
  await page.getByLabel('Name').fill(`${name} plus`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(noticesOf(page)).toContainText('Class saved.');
  expect(await api.one('class', added?.id ?? 0)).toMatchObject({ name: `${name} plus`, has_groups: 1 });
});

test('the office maps sections of a class to a wing', async ({ page, api }) => {
  const schoolClass = await createClass(api, unique('Mapped'));
  await page.goto('/class/wing/section/add');
  await pick(page, 'Class', String(schoolClass.name));
  await pick(page, 'Wing', 'Girls');
  await pick(page, 'Sections', 'A');
  await pick(page, 'Sections', 'B');
  await page.keyboard.press('Escape');
  await page.getByLabel('Seats in each section').fill('45');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL('/class/wing/section');
  const maps = await api.list('wingSection', { filter: { class_id: schoolClass.id } });
  expect(maps).toMatchObject([{ wing: { name: 'Girls' }, sections: [{ name: 'A' }, { name: 'B' }], seats: 45 }]);
});

test('the office finds a student by typing a part of the name', async ({ page, api }) => {
  const name = unique('Nusrat Jahan');
  await addStudent(api, name);
  await page.goto('/students');
  await page.getByRole('searchbox', { name: 'Search' }).fill(name.slice(1, -1).toUpperCase());
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  await page.getByRole('table', { name: 'Students' }).getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { ...h1, name })).toBeVisible();
});

test('an expense is entered by one and approved by another, and then leaves the bank account', async ({
  page,
  openAs,
  api,
}) => {
  const purpose = unique('Chalk and dusters');
  const account = await api.create('bankAccount', await newAccount(api));

  await test.step('the office enters it with its voucher', async () => {
    await page.goto('/expense/create');
    await pick(page, 'Expense type', 'Stationery');
    await pick(page, 'Sub expense', 'Paper');
    await page.getByLabel('Purpose').fill(purpose);
    await page.getByLabel('Amount').fill('1,250.50');
    await pick(page, 'Bank account', String(account.name));
    await page.getByLabel('Voucher', { exact: true }).setInputFiles(voucherFile());
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(noticesOf(page)).toContainText('Expense added.');
    await expect(page).toHaveURL('/expense');
  });

  await test.step('the office cannot approve it', async () => {
    const row = page.getByRole('row', { name: purpose });
    await expect(row).toContainText('Pending');
    await expect(row.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
    await row.getByRole('link', { name: purpose, exact: true }).click();
    await expect(page.getByRole('heading', { ...h1, name: purpose })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  });

  const accountant = await openAs('accountant');
  await test.step('the accountant approves it after a confirmation', async () => {
    await accountant.goto('/expense');
    await accountant
      .getByRole('row', { name: purpose })
      .getByRole('button', { name: /^Approve/ })
      .click();
    const question = accountant.getByRole('dialog', { name: 'Approve' });
    await expect(question).toContainText('This cannot be undone');
    await question.getByRole('button', { name: 'Approve' }).click();
    await expect(accountant.getByRole('dialog', { name: 'Success!' })).toContainText('Expense marked as “Approved”.');
    await accountant.keyboard.press('Enter');
    await expect(accountant.getByRole('dialog')).toHaveCount(0);
    await expect(accountant.getByRole('row', { name: purpose }).locator(':focus')).toHaveCount(1);
    await expect(accountant.getByRole('row', { name: purpose })).toContainText('Approved');
  });

  await test.step('the account holds less by its amount', async () => {
    await accountant.goto(buildPath('/bank/account/{id}/show', { id: account.id }));
    await expect(accountant.getByText('৳8,749.50')).toBeVisible();
  });

  await test.step('its history says who did what and when', async () => {
    await page.reload();
    await page.getByRole('tab', { name: 'History' }).click();
    const entries = page.getByRole('tabpanel').getByRole('listitem');
    await expect(entries).toHaveCount(2);
    await expect(entries.nth(0)).toContainText('Anwar Hossain');
    await expect(entries.nth(0)).toContainText('Approve');
    await expect(entries.nth(1)).toContainText('Nilufar Yasmin added this.');
    await expect(entries.nth(1).getByRole('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\dT/);
  });

  await test.step('its voucher opens', async () => {
    await page.getByRole('tab', { name: 'Details' }).click();
    const address = await page.getByRole('link', { name: 'PDF' }).getAttribute('href');
    const answer = await page.request.get(address ?? '');
    expect(answer.headers()['content-type']).toBe('application/pdf');
  });
});

test('an accountant who entered an expense leaves the decision to somebody else', async ({ openAs, api }) => {
  const accountant = await openAs('accountant');
  const purpose = unique('Own tea');
  await accountant.goto('/expense/create');
  await pick(accountant, 'Expense type', 'Events');
  await accountant.getByLabel('Purpose').fill(purpose);
  await accountant.getByLabel('Amount').fill('120');
  await accountant.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(accountant.getByRole('row', { name: purpose }).getByRole('button', { name: /^Approve/ })).toBeDisabled();
  expect((await api.list('expense', { filter: { q: purpose } }))[0]).toMatchObject({ status: 0 });
});

async function newAccount(api: Api) {
  const [bank] = await api.list('bank', { filter: { is_active: 1 } });
  const name = unique('Petty cash');
  return { name, bank_id: bank?.id, number: name.slice(-8), opening_balance: '10000.00' };
}

/** A student like another one. */
async function addStudent(api: Api, name: string): Promise<void> {
  const [student] = await api.list('student', { range: [0, 0] });
  const same = [
    'gender_id',
    'academic_year_id',
    'class_id',
    'version_id',
    'shift_id',
    'wing_id',
    'section_id',
    'date_of_birth',
  ];
  const parents = { father_name: 'Abdul Karim', mother_name: 'Rokeya Begum', present_address: '12 Lake Road, Dhaka' };
  const copied = Object.fromEntries(same.map((field) => [field, student?.[field]]));
  await api.create('student', {
    ...copied,
    ...parents,
    name,
    student_id: unique('S').replace(' ', '-'),
  });
}

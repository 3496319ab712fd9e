import type { Page } from '@playwright/test';
import { findings } from './support/accessibility.ts';
import { pick } from './support/form.ts';
import { noticesOf } from './support/notices.ts';
import { expect, test } from './support/test.ts';
import { unique } from './support/unique.ts';

test.use({ role: 'office' });

/** What adding the same student took, key by key, before the form helped with it, by the keyboard alone. */
const KEYS_BEFORE = { first: 338, next: 331 };

const ADDRESS = 'House 12, Road 5, Sector 7, Uttara, Dhaka 1230';

/** A keyboard that counts what is pressed: every letter, every Tab, every shortcut. */
class Keyboard {
  pressed = 0;

  constructor(private readonly page: Page) {}

  async press(key: string): Promise<void> {
    this.pressed += 1;
    await this.page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    this.pressed += [...text].length;
    await this.page.keyboard.type(text);
  }

  /** Goes on with Tab until the field of a name, or a button of a text, has the focus. */
  async tabTo(wanted: string): Promise<void> {
    for (let steps = 0; steps < 12; steps++) {
      if (await this.page.evaluate(isAt, wanted)) return;
      await this.press('Tab');
    }
    throw new Error(`The keyboard does not come to "${wanted}"`);
  }

  async fill(name: string, text: string): Promise<void> {
    await this.tabTo(name);
    await this.type(text);
  }

  /** Types enough of a record's name for the chooser to know it. */
  async choose(name: string, text: string): Promise<void> {
    await this.fill(name, text);
    await expect(this.page.locator('[role="listbox"][aria-busy="false"]')).toBeVisible();
  }
}

function isAt(wanted: string): boolean {
  const at = document.activeElement;
  if (at instanceof HTMLInputElement && at.type === 'checkbox') return wanted === 'tick';
  if (at instanceof HTMLButtonElement) return at.textContent?.includes(wanted) ?? false;
  return at?.getAttribute('name') === wanted;
}

async function open(page: Page): Promise<void> {
  await page.goto('/student/add');
  await expect(page.getByRole('navigation', { name: 'Sections of this form' })).toBeVisible();
  await expect(page.getByLabel('Student ID')).toHaveValue(/^\d{8}$/);
}

/** Fills in whatever a student must have. */
async function fillStudent(
  page: Page,
  { name, born }: { readonly name: string; readonly born: string },
): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Date of birth').fill(born);
  await pick(page, 'Gender', 'Male');
  for (const [label, option] of [
    ['Class', 'Six'],
    ['Version', 'Bangla'],
    ['Shift', 'Morning'],
    ['Wing', 'Boys'],
    ['Section', 'A'],
  ] as const)
    await pick(page, label, option);
  await page.getByLabel('Father’s name').fill('Karim Uddin');
  await page.getByLabel('Mother’s name').fill('Salma Begum');
  await page.getByLabel('Present address', { exact: true }).fill(ADDRESS);
}

interface Typed {
  readonly name: string;
  readonly fatherPhone: string;
  readonly isFirst: boolean;
}

/** Adds a student with a new parent by the keyboard, as fast as the form allows. */
async function addByKeyboard(keyboard: Keyboard, { name, fatherPhone, isFirst }: Typed): Promise<void> {
  await keyboard.fill('name', name);
  await keyboard.fill('date_of_birth', '05042015');
  await keyboard.choose('gender_id', 'M');
  await keyboard.press('Alt+ArrowDown');
  if (isFirst) {
    await keyboard.choose('class_id', 'Six');
    await keyboard.choose('version_id', 'B');
    await keyboard.choose('shift_id', 'M');
    await keyboard.choose('wing_id', 'B');
    await keyboard.choose('section_id', 'A');
  }
  await keyboard.press('Alt+ArrowDown');
  await keyboard.fill('father_name', 'Karim Uddin Ahmed');
  await keyboard.fill('father_phone', fatherPhone);
  await keyboard.fill('father_profession', 'Businessman');
  await keyboard.press('Alt+ArrowDown');
  await keyboard.fill('mother_name', 'Salma Begum');
  await keyboard.press('Alt+ArrowDown');
  await keyboard.tabTo('Add Father');
  await keyboard.press('Space');
  await keyboard.fill('present_address', ADDRESS);
  await keyboard.tabTo('tick');
  await keyboard.press('Space');
  await keyboard.press('Alt+ArrowDown');
  await keyboard.fill('local_guardian_name', 'Jamal Uddin');
  await keyboard.fill('local_guardian_phone', '01912345678');
  await keyboard.fill('local_guardian_relation', 'Uncle');
  await keyboard.press('Tab');
  await keyboard.tabTo('tick');
  await keyboard.press('Space');
  await keyboard.press('Control+Enter');
}

/** A number that nobody in the school has. */
function newPhone(): string {
  return `015${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
}

test('a student with a new parent takes half as many keys as by typing all of it', async ({ page, api }, info) => {
  test.slow();
  await open(page);
  await expect(page.locator('input[name="name"]')).toBeFocused();
  const keyboard = new Keyboard(page);
  const phones = [newPhone(), newPhone()] as const;
  await addByKeyboard(keyboard, { name: 'Rahim Uddin', fatherPhone: phones[0], isFirst: true });
  const first = keyboard.pressed;
  await expect(page.getByText('Open Rahim Uddin')).toBeVisible();
  await addByKeyboard(keyboard, { name: 'Kamal Uddin', fatherPhone: phones[1], isFirst: false });
  const next = keyboard.pressed - first;
  await expect(page.getByText('Open Kamal Uddin')).toBeVisible();
  const said = `${first} instead of ${KEYS_BEFORE.first}, the next one ${next} instead of ${KEYS_BEFORE.next}`;
  info.annotations.push({ type: 'keys', description: said });
  console.log(`      keys: ${said}`);
  expect(first).toBeLessThanOrEqual(KEYS_BEFORE.first * 0.52);
  expect(next).toBeLessThanOrEqual(KEYS_BEFORE.next / 2);

  const made = (await api.list('student')).filter(({ father_phone }) =>
    phones.includes(String(father_phone).replace('-', '')),
  );
  expect(made).toHaveLength(2);
  const [one, other] = made.toSorted((a, b) => Number(a.student_id) - Number(b.student_id));
  // Others add students meanwhile.
  expect(Number(other?.student_id)).toBeGreaterThan(Number(one?.student_id));
  expect(Number(other?.roll_no)).toBeGreaterThan(Number(one?.roll_no));
  for (const student of made) {
    expect(student).toMatchObject({ permanent_address: ADDRESS, local_guardian_address: ADDRESS });
    expect(student.parent).toMatchObject({ name: 'Karim Uddin Ahmed' });
  }
});

test('the next form is at its top, with its notice beside the buttons and not over them', async ({ page }) => {
  test.slow();
  await open(page);
  await addByKeyboard(new Keyboard(page), { name: unique('Rahim'), fatherPhone: newPhone(), isFirst: true });
  await expect(page.getByText(/^Open Rahim/)).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('input[name="name"]')).toBeFocused();
  const notice = await noticesOf(page).first().boundingBox();
  const button = await page.getByRole('button', { name: 'Save', exact: true }).boundingBox();
  expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThan(button?.y ?? 0);
});

test('an offered number is typed over, and one that is taken is refused with the next one', async ({ page, api }) => {
  await open(page);
  const id = page.getByLabel('Student ID');
  await expect(page.locator('[data-field="student_id"]')).toContainText('Suggested');
  await id.focus();
  await page.waitForTimeout(100);
  await page.keyboard.type('X1');
  await expect(id).toHaveValue('X1');
  const [there] = await api.list('student');
  await id.fill(String(there?.student_id));
  await fillStudent(page, { name: unique('Rahim'), born: '2015-05-04' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(id).toBeFocused();
  await expect(page.locator('[data-field="student_id"]')).toContainText(/Next free: \d{8}/);
  await page.locator('[data-field="student_id"]').getByRole('button', { name: 'Use' }).click();
  await expect(id).toHaveValue(/^\d{8}$/);
  await expect(page.getByLabel('Father’s name')).toHaveValue('Karim Uddin');
});

test('a roll number follows the section until somebody types one', async ({ page }) => {
  await open(page);
  const roll = page.getByLabel('Roll number');
  await expect(roll).toHaveValue('');
  for (const [label, name] of [
    ['Class', 'Six'],
    ['Version', 'Bangla'],
    ['Shift', 'Morning'],
    ['Wing', 'Boys'],
    ['Section', 'A'],
  ] as const)
    await pick(page, label, name);
  await expect(roll).not.toHaveValue('');
  await pick(page, 'Class', 'Seven');
  await expect(roll).toHaveValue('');
  await pick(page, 'Section', 'A');
  await expect(roll).not.toHaveValue('');
  await roll.fill('4711');
  await pick(page, 'Class', 'Six');
  await pick(page, 'Section', 'A');
  await page.waitForLoadState('networkidle');
  await expect(roll).toHaveValue('4711');
});

test('a likely duplicate is told while it is typed, with the way to it', async ({ page, api }) => {
  const [there] = await api.list('student');
  await open(page);
  await page.getByLabel('Name', { exact: true }).fill(` ${String(there?.name).toUpperCase()}`);
  await page.getByLabel('Date of birth').fill(String(there?.date_of_birth));
  const note = page.getByRole('status').filter({ hasText: 'Looks like' });
  await expect(note).toContainText(String(there?.student_id));
  await expect(note).toContainText('Same: Name, Date of birth');
  await expect(note.getByRole('link', { name: 'Open' })).toHaveAttribute('href', `/students/${there?.id}/show`);
  await page.getByLabel('Date of birth').fill('2001-01-01');
  await expect(note).toHaveCount(0);
});

test('somebody who looks like a student that is there is saved only once more is said, by the keyboard too', async ({
  page,
  api,
}) => {
  const [there] = await api.list('student');
  const before = (await api.list('student', { q: String(there?.name) })).length;
  await open(page);
  await fillStudent(page, { name: String(there?.name), born: String(there?.date_of_birth) });
  await page.getByLabel('Name', { exact: true }).press('Control+Enter');
  const question = page.getByRole('alertdialog', { name: 'Already added?' });
  await expect(question).toContainText(String(there?.student_id));
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(String(there?.name));
  expect(await api.list('student', { q: String(there?.name) })).toHaveLength(before);

  await page.getByRole('button', { name: 'Save and add another' }).click();
  await question.getByRole('button', { name: 'Save anyway' }).click();
  await expect(noticesOf(page)).toContainText('Student added.');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
  expect(await api.list('student', { q: String(there?.name) })).toHaveLength(before + 1);
});

test('a parent with the father’s number is offered before a new one, and the address with them', async ({
  page,
  api,
}) => {
  const phone = newPhone();
  const parent = await api.create('studentParent', {
    name: 'Karim Uddin',
    relation: 'father',
    phone,
    address: ADDRESS,
  });
  await open(page);
  await page.getByLabel('Father’s name').fill('Karim Uddin');
  await page.getByLabel('Father’s phone').fill(phone);
  await expect(page.getByText('Already registered: Karim Uddin · Father')).toBeVisible();
  await page.getByRole('button', { name: 'Use Karim Uddin' }).click();
  await expect(page.getByRole('combobox', { name: 'Parent' })).toHaveValue(String(parent.name));
  await page.getByRole('button', { name: `Karim Uddin: use “${ADDRESS}”` }).click();
  await expect(page.getByLabel('Present address', { exact: true })).toHaveValue(ADDRESS);
});

test('the same address follows until it is edited', async ({ page }) => {
  await open(page);
  const [present, permanent] = [
    page.getByLabel('Present address', { exact: true }),
    page.getByLabel('Permanent address', { exact: true }),
  ];
  await present.fill('House 1');
  await page.locator('[data-field="permanent_address"]').getByRole('checkbox').check();
  await expect(permanent).toHaveValue('House 1');
  await present.fill('House 12');
  await expect(permanent).toHaveValue('House 12');
  await permanent.fill('Village');
  await present.fill('House 123');
  await expect(permanent).toHaveValue('Village');
});

test('the sections say what is missing and wrong, and lead to it', async ({ page }) => {
  await open(page);
  const sections = page.getByRole('navigation', { name: 'Sections of this form' });
  await expect(sections.getByRole('button', { name: 'Enrolment' })).toHaveText('Enrolment5 to fill in');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.locator('input[name="class_id"]')).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.locator('input[name="name"]')).toBeFocused();
  await sections.getByRole('button', { name: 'Mother' }).click();
  await expect(page.locator('input[name="mother_name"]')).toBeFocused();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('input[name="name"]')).toBeFocused();
  await expect(sections.getByRole('button', { name: 'Personal details' })).toContainText('3 to correct');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(sections).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});

test('nobody who gives no logins sees a place for one, and a record that is changed has no field selected', async ({
  page,
  api,
}) => {
  await open(page);
  await expect(page.getByRole('heading', { name: 'Login' })).toHaveCount(0);
  const [there] = await api.list('student');
  await page.goto(`/students/${there?.id}`);
  const id = page.getByLabel('Student ID');
  await expect(id).toHaveValue(String(there?.student_id));
  await page.waitForLoadState('networkidle');
  await page.keyboard.type('x');
  await expect(id).toHaveValue(String(there?.student_id));
  await expect(page.getByRole('heading', { name: 'Login' })).toHaveCount(0);
});

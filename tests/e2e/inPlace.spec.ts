import type { Page } from '@playwright/test';
import type { Answered, Api } from './support/api.ts';
import { noticesOf } from './support/notices.ts';
import { expect, test } from './support/test.ts';
import { unique } from './support/unique.ts';

test.use({ role: 'admin' });

const openRow = (page: Page) => page.locator('tr.list-edit');
const nameIn = (page: Page) => openRow(page).getByRole('textbox', { name: 'Name' });
const rowOf = (page: Page, name: string) => page.getByRole('row', { name });

/** Makes two records, `… a` and `… b`, and opens the list of them alone. */
async function openTwoRows(page: Page, api: Api, base: string): Promise<Answered[]> {
  const made: Answered[] = [];
  for (const letter of ['a', 'b']) made.push(await api.create('religion', { name: `${base} ${letter}` }));
  await page.goto(`/religion?filter=${encodeURIComponent(JSON.stringify({ q: base }))}`);
  await expect(page.getByRole('button', { name: '+ Add row' })).toBeVisible();
  return made;
}

test.describe('a small list in place', () => {
  test('a lookup row is added by keyboard with its text and two keys more, and the next one is ready', async ({
    page,
    api,
  }) => {
    const base = unique('Zen');
    const [first, second] = [`${base} first`, `${base} second`];
    // Others import thousands meanwhile: in the list of these alone, both stay in sight.
    await api.create('religion', { name: `${base} before` });
    await page.goto(`/religion?filter=${encodeURIComponent(JSON.stringify({ q: base }))}`);
    await expect(page.getByRole('button', { name: '+ Add row' })).toBeVisible();
    let pressed = 0;
    const press = async (key: string) => {
      pressed += 1;
      await page.keyboard.press(key);
    };
    await press('Alt+n');
    await expect(nameIn(page)).toBeFocused();
    for (const letter of first) await press(letter);
    await press('Enter');
    expect(pressed).toBeLessThanOrEqual(first.length + 3);
    // Nobody waits for the answer before the next one is typed.
    await page.keyboard.type(second);
    await expect(rowOf(page, first)).toBeVisible();
    await expect(nameIn(page)).toHaveValue(second);
    await page.keyboard.press('Enter');
    await expect(rowOf(page, second)).toBeVisible();
    await expect(nameIn(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(openRow(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: '+ Add row' })).toBeFocused();
    const stored = (await api.list('religion', { filter: { q: base } })).map((each) => each.name);
    expect(stored).toEqual(expect.arrayContaining([first, second]));
  });

  test('a refused row keeps what was typed and says why at its field; Escape asks before that is lost', async ({
    page,
  }) => {
    await page.goto('/religion');
    await page.getByRole('button', { name: '+ Add row' }).click();
    await expect(nameIn(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(nameIn(page)).toHaveAccessibleDescription(/This field is required\./);
    await page.keyboard.type('Islam');
    await page.keyboard.press('Enter');
    await expect(nameIn(page)).toHaveAccessibleDescription(/This is already taken\./);
    await expect(nameIn(page)).toHaveValue('Islam');
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(nameIn(page)).toHaveValue('Islam');
    await nameIn(page).press('Escape');
    await question.getByRole('button', { name: 'Discard changes' }).click();
    await expect(openRow(page)).toHaveCount(0);
  });

  test('rows are changed one after the other with the keyboard, each by a save of its own', async ({ page, api }) => {
    const base = unique('Row');
    const made = await openTwoRows(page, api, base);
    const pencil = page.getByRole('link', { name: `Edit: ${base} a` });
    await pencil.focus();
    await page.keyboard.press('F2');
    await expect(nameIn(page)).toHaveValue(`${base} a`);
    await page.keyboard.press('End');
    await page.keyboard.type('1');
    await page.keyboard.press('ArrowDown');
    await expect(nameIn(page)).toHaveValue(`${base} b`);
    await expect(rowOf(page, `${base} a1`)).toBeVisible();
    await page.keyboard.press('End');
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
    await expect(openRow(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: `Edit: ${base} b2` })).toBeFocused();
    const names = await Promise.all(made.map(async ({ id }) => (await api.one('religion', id)).name));
    expect(names).toEqual([`${base} a1`, `${base} b2`]);
  });

  test('a row that is left at once after a key is saved: no key is faster than the form', async ({ page, api }) => {
    const base = unique('Swift');
    const made = await openTwoRows(page, api, base);
    await page.getByRole('link', { name: `Edit: ${base} a` }).click();
    await nameIn(page).evaluate(async (input: HTMLInputElement, typed) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      await Promise.resolve();
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }));
    }, `${base} a1`);
    await expect(nameIn(page)).toHaveValue(`${base} b`);
    await expect(rowOf(page, `${base} a1`)).toBeVisible();
    expect(await api.one('religion', made[0]?.id ?? 0)).toMatchObject({ name: `${base} a1` });
  });

  test('what somebody else has changed meanwhile is said in the row, and nothing that was typed is lost', async ({
    page,
    api,
  }) => {
    const name = unique('Contested');
    const { id } = await api.create('religion', { name });
    await page.goto(`/religion?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`);
    await expect(page.getByRole('button', { name: '+ Add row' })).toBeVisible();
    await page.getByRole('link', { name: `Edit: ${name}` }).click();
    await api.update('religion', id, { name: `${name} theirs` });
    await nameIn(page).fill(`${name} mine`);
    await page.keyboard.press('Enter');
    await expect(page.getByText(/edited this while you were/)).toBeVisible();
    await expect(nameIn(page)).toHaveValue(`${name} mine`);
    await page.getByRole('button', { name: 'Save my version' }).click();
    await expect(rowOf(page, `${name} mine`)).toBeVisible();
  });

  test('Escape while a new row is on its way waits for the answer, and leaves no question behind', async ({
    page,
    api,
  }) => {
    const name = unique('Slow');
    await page.route('**/api/religions', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await route.continue();
    });
    await page.goto('/religion');
    await page.getByRole('button', { name: '+ Add row' }).click();
    await expect(nameIn(page)).toBeFocused();
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(openRow(page)).toHaveCount(0);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect((await api.list('religion', { filter: { name } })).length).toBe(1);
  });

  test('a row that is typed in stays when its record is no longer among those that are shown', async ({
    page,
    api,
  }) => {
    const base = unique('Stay');
    // Words that are in no made-up name.
    for (const word of ['zebu', 'quagga']) await api.create('religion', { name: `${base} ${word}` });
    await page.goto(`/religion?filter=${encodeURIComponent(JSON.stringify({ q: base }))}`);
    await expect(page.getByRole('button', { name: '+ Add row' })).toBeVisible();
    await page.getByRole('link', { name: `Edit: ${base} zebu` }).click();
    await nameIn(page).fill(`${base} zebu typed`);
    await page.getByRole('searchbox', { name: 'Search' }).fill(`${base} quagga`);
    await expect(page.getByText('1–1 of 1')).toBeVisible();
    await expect(nameIn(page)).toHaveValue(`${base} zebu typed`);
    await nameIn(page).press('Enter');
    await expect(noticesOf(page)).toContainText('Religion saved.');
    await expect(openRow(page)).toHaveCount(0);
    expect((await api.list('religion', { filter: { name: `${base} zebu typed` } })).length).toBe(1);
  });

  test('whoever may not change the records has no row to type in', async ({ openAs }) => {
    const page = await openAs('teacher');
    await page.goto('/subject');
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByRole('button', { name: '+ Add row' })).toHaveCount(0);
  });
});

test.describe('the order of a list', () => {
  test.describe.configure({ mode: 'serial' });

  const SECTION = '/public/social/link';
  const titles = (page: Page) => page.locator('tbody .list-title');
  const handle = (page: Page, title: string) => page.getByRole('button', { name: `Move “${title}”` });

  test('is changed with the keyboard, announced, saved at once and undone from the notice', async ({ page, api }) => {
    const names = [unique('Ka'), unique('Kb'), unique('Kc')] as const;
    for (const name of names) await api.create('socialLink', { name, platform: 'other', url: 'www.example.org' });
    await page.goto(`${SECTION}?perPage=100`);
    await handle(page, names[0]).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('[aria-live="assertive"]').getByText(new RegExp(`“${names[0]}”: position`))).toHaveCount(
      1,
    );
    await expect(handle(page, names[0])).toBeFocused();
    await page.keyboard.press('Space');
    await expect(noticesOf(page)).toContainText('Order saved.');
    const orderOf = async () =>
      (await api.list('socialLink'))
        .filter(({ name }) => names.includes(String(name)))
        .sort((one, other) => Number(one.order) - Number(other.order))
        .map(({ name }) => name);
    expect(await orderOf()).toEqual([names[1], names[2], names[0]]);
    await noticesOf(page).getByRole('button', { name: /Undo/ }).click();
    await expect.poll(orderOf).toEqual([...names]);
    await handle(page, names[2]).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(orderOf).toEqual([names[0], names[2], names[1]]);
  });

  test('is changed by dragging a handle, with a mouse', async ({ page, api }) => {
    const names = [unique('Da'), unique('Db')] as const;
    for (const name of names) await api.create('socialLink', { name, platform: 'other', url: 'www.example.org' });
    await page.goto(`${SECTION}?perPage=100`);
    await handle(page, names[1]).hover();
    await page.mouse.down();
    // Above the middle of its row.
    await handle(page, names[0]).hover({ position: { x: 8, y: 2 } });
    await page.mouse.up();
    await expect(noticesOf(page)).toContainText('Order saved.');
    await expect
      .poll(async () => (await titles(page).allInnerTexts()).filter((name) => names.includes(name)))
      .toEqual([names[1], names[0]]);
    const places = (await api.list('socialLink')).filter(({ name }) => names.includes(String(name)));
    const placeOf = (wanted: string) => Number(places.find(({ name }) => name === wanted)?.order);
    expect(placeOf(names[1])).toBeLessThan(placeOf(names[0]));
  });

  test('a refused move says why, and the old order is back', async ({ page, api }) => {
    const names = [unique('Ra'), unique('Rb')] as const;
    for (const name of names) await api.create('socialLink', { name, platform: 'other', url: 'www.example.org' });
    await page.route('**/api/social-links/order', (route) =>
      route.fulfill({ status: 409, json: { message: 'The list is being put in order by somebody else.' } }),
    );
    await page.goto(`${SECTION}?perPage=100`);
    await handle(page, names[1]).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(noticesOf(page)).toContainText('put in order by somebody else');
    await expect
      .poll(async () => (await titles(page).allInnerTexts()).filter((name) => names.includes(name)))
      .toEqual([...names]);
  });

  test('is offered in the whole list alone, as its places sort it', async ({ page }) => {
    await page.goto(`${SECTION}?sort=name&order=ASC`);
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByRole('button', { name: '+ Add row' }).or(titles(page).first())).toBeVisible();
    await expect(page.getByRole('button', { name: /^Move “/ })).toHaveCount(0);
    await page.goto(`${SECTION}?filter=${encodeURIComponent(JSON.stringify({ is_active: 1 }))}`);
    await expect(titles(page).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Move “/ })).toHaveCount(0);
  });
});

test.describe('the order of cards on a telephone', () => {
  test.use({ viewport: { width: 390, height: 700 }, hasTouch: true });

  test('is changed by dragging a handle with a finger, and anywhere else a finger moves the page', async ({
    page,
    api,
  }) => {
    const names = [unique('Ta'), unique('Tb')] as const;
    for (const name of names) await api.create('socialLink', { name, platform: 'other', url: 'www.example.org' });
    await page.goto('/public/social/link?perPage=100');
    const handle = page.getByRole('button', { name: `Move “${names[1]}”` });
    await expect(handle).toBeVisible();
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    const drag = async (x: number, from: number, to: number) => {
      await touch('touchStart', x, from);
      for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', x, from + (to - from) * part);
      await touch('touchEnd');
    };
    await drag(195, 600, 300);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    await handle.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const card = page.getByRole('listitem').filter({ hasText: names[0] });
    const [from, to] = [await handle.boundingBox(), await card.boundingBox()];
    if (!from || !to) throw new Error('The cards are not there');
    await drag(from.x + from.width / 2, from.y + from.height / 2, to.y + 8);
    await expect(noticesOf(page)).toContainText('Order saved.');
    const places = (await api.list('socialLink')).filter(({ name }) => names.includes(String(name)));
    const placeOf = (wanted: string) => Number(places.find(({ name }) => name === wanted)?.order);
    expect(placeOf(names[1])).toBeLessThan(placeOf(names[0]));
  });
});

test('fields of many records are changed at once, with what will change, and what was refused by its name', async ({
  page,
  api,
}) => {
  const base = unique('Many');
  const code = base.slice(-8);
  const made: Answered[] = [];
  for (const index of [1, 2, 3])
    made.push(await api.create('subject', { name: `${base} ${index}`, code: `${code}${index}`, kind: 'theory' }));
  await page.goto(`/subject?filter=${encodeURIComponent(JSON.stringify({ q: base }))}`);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page
    .getByRole('region', { name: 'Selected records' })
    .getByRole('button', { name: 'Edit', exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Edit selected records: 3' });
  await dialog.getByLabel('Field to change').selectOption({ label: 'Type' });
  await dialog.getByRole('radio', { name: 'Practical', exact: true }).check();
  await expect(dialog).toContainText('Type: 3 subjects → Practical');
  await api.update('subject', Number(made[1]?.id), { name_local: 'Changed meanwhile' });
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  const outcome = page.getByRole('dialog', { name: 'Not everything was completed' });
  await expect(outcome).toContainText('Completed: 2 records.');
  await expect(outcome).toContainText(`${base} 2`);
  await outcome.getByRole('button', { name: 'OK' }).click();
  await expect(outcome).toBeHidden();
  await expect(page.getByText('1 selected')).toBeVisible();
  const kinds = await Promise.all(made.map(async ({ id }) => (await api.one('subject', id)).kind));
  expect(kinds).toEqual(['practical', 'theory', 'practical']);
});

import { cell, makeMarkSchool, marksOf, paste } from './support/markSchool.ts';
import { expect, test } from './support/test.ts';

test.use({ role: 'teacher' });

test('a click into a filled cell selects its mark, and a second one places the cursor', async ({ page, api }) => {
  const school = await makeMarkSchool(api, 85);
  await page.goto(school.address);
  const [first, second] = [cell(page, school, 0, 'Written'), cell(page, school, 1, 'Written')];
  await first.fill('61');
  await page.keyboard.press('Enter');
  await first.click();
  await page.keyboard.type('৪৫.৫');
  await second.click();
  await expect(first).toHaveValue('45.5');
  await first.click();
  await first.click();
  await page.keyboard.press('End');
  await page.keyboard.type('5');
  await second.click();
  await expect.poll(() => marksOf(api, school)).toEqual([45.55]);
});

test('Ctrl+Z takes back what is typed in a cell, and no mark that is entered', async ({ page, api }) => {
  const school = await makeMarkSchool(api, 90);
  await page.route('**/api/uploaded-marks', (route) => route.abort());
  await page.goto(school.address);
  const first = cell(page, school, 0, 'Written');
  await first.fill('41');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 not sent yet')).toBeVisible();
  await first.focus();
  await page.keyboard.type('5');
  await page.keyboard.press('Control+Shift+z');
  await expect(first).toHaveValue('5');
  await page.keyboard.press('Control+z');
  await expect(first).toHaveValue('41');
  await page.keyboard.press('Control+z');
  await expect(first).toHaveValue('41');
  await expect(page.getByText('1 not sent yet')).toBeVisible();
  // Escape takes back what is typed, and after that what could not be sent.
  await page.keyboard.type('6');
  await page.keyboard.press('Escape');
  await expect(first).toHaveValue('41');
  await page.keyboard.press('Escape');
  await expect(first).toHaveValue('');
  await expect(page.getByText('not sent yet')).toBeHidden();
});

test('a block that is pasted where somebody types stands in the place of what was typed', async ({ page, api }) => {
  const school = await makeMarkSchool(api, 89);
  await page.goto(school.address);
  const first = cell(page, school, 0, 'Written');
  await first.focus();
  await page.keyboard.type('5');
  await paste(first, '50\n51\n');
  await expect(first).toHaveValue('50');
  await expect.poll(() => marksOf(api, school)).toEqual([50, 51]);
  await expect(first).toBeFocused();
  await page.keyboard.type('7');
  await paste(first, '50\n\n');
  await expect(first).toHaveValue('50');
  await expect(page.getByRole('alert').filter({ hasText: 'Erased: 1.' })).toBeVisible();
  await expect.poll(() => marksOf(api, school)).toEqual([50, null]);
});

import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeSchool } from '../testing/fakeSchool.ts';
import { inBrowser, openScreen } from '../testing/openScreen.tsx';
import { RichTextView } from './RichTextView.tsx';

inBrowser();

const ARABIC = 'شارع النيل 5، الخرطوم.';
const directionOf = (element: HTMLElement) => element.closest('[dir]')?.getAttribute('dir');

it('a long text runs as its own script does, whatever the language of the page', async () => {
  const parent = { id: 4, name: 'Kamal', relation: 'father', phone: '+880 1711 000000', children: [], is_active: 1 };
  fakeSchool({ studentParent: [{ ...parent, address: ARABIC, user_id: null, row_version: 1 }] });
  await openScreen('/student/parents/4/show', { Parent: ['full'] });
  expect(directionOf(await screen.findByText(ARABIC))).toBe('auto');
});

it('a formatted text does so too', () => {
  render(<RichTextView html={`<p>${ARABIC}</p>`} />);
  expect(directionOf(screen.getByText(ARABIC))).toBe('auto');
});

it('of a formatted text nothing runs, whatever way it came into the database', () => {
  const bad =
    '<script>window.ran = 1</script><img src="x" onerror="window.ran = 2"><a href="javascript:ran()">A link</a>';
  const { container } = render(<RichTextView html={`<p>Before <b>bold</b></p>${bad}`} />);
  expect(container.querySelector('b')?.textContent).toBe('bold');
  expect(container.innerHTML).not.toMatch(/script|onerror|ran/);
  expect(screen.getByText('A link').getAttribute('href')).toBeNull();
});

it.each([
  ['01711-000000', 'tel:01711000000'],
  ['+44 20 7946 0958', 'tel:+442079460958'],
  ['(213) 373-4253', 'tel:2133734253'],
])('a phone number stands as the server writes it, %s, and is dialled without what is between', async (phone, href) => {
  const parent = { id: 4, name: 'Kamal', relation: 'father', phone, children: [], is_active: 1 };
  fakeSchool({ studentParent: [{ ...parent, user_id: null, row_version: 1 }] });
  await openScreen('/student/parents/4/show', { Parent: ['full'] });
  expect((await screen.findByRole('link', { name: phone })).getAttribute('href')).toBe(href);
});

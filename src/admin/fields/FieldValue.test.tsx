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

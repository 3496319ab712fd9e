import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { defineResource, richText } from '../../core/index.ts';
import { press } from '../testing/openProduct.tsx';
import { showForm } from '../testing/showForm.tsx';
import { RichTextInput } from './RichTextInput.tsx';

const field = richText();
const resource = defineResource({
  name: 'thing',
  area: 'settings',
  path: '/thing',
  permission: 'Thing',
  visibleTo: 'everybody',
  fields: { thing: field },
});

// The editor scrolls to where it is typed, in the next frame; jsdom lays nothing out and has no such call for texts.
beforeAll(() => {
  Range.prototype.getClientRects = () => document.createElement('i').getClientRects();
  Range.prototype.getBoundingClientRect = () => document.createElement('i').getBoundingClientRect();
});

/** Shows the editor of a text on a page that is written in a direction. */
function show(direction: 'ltr' | 'rtl', text: string) {
  showForm({
    resource,
    direction,
    values: { thing: text },
    draw: () => <RichTextInput field={field} name="thing" />,
  });
}

const buttons = async () => {
  await screen.findByRole('textbox');
  return screen.getAllByRole('button', { name: /^(Align|Centre$|Justify$)/ });
};
const pressed = async () => {
  const chosen = (await buttons()).filter((button) => button.getAttribute('aria-pressed') === 'true');
  return chosen.map((button) => button.title);
};

describe('the alignment of a formatted text', () => {
  it.each([
    ['ltr', 'Align left'],
    ['rtl', 'Align right'],
  ] as const)('begins, where it is written %s, with “%s”', async (direction, side) => {
    show(direction, '');
    await waitFor(async () => expect(await pressed()).toEqual([side]));
    expect((await buttons())[0]?.title).toBe(side);
  });

  it('is the one that was chosen', async () => {
    show('rtl', '<p style="text-align: left">123</p>');
    await waitFor(async () => expect(await pressed()).toEqual(['Align left']));
  });

  it('is chosen by its button', async () => {
    show('ltr', '<p>123</p>');
    await press('Centre');
    await waitFor(async () => expect(await pressed()).toEqual(['Centre']));
    expect(screen.getByRole('textbox').innerHTML).toContain('text-align: center');
  });
});

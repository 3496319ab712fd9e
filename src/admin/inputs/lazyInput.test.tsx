import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { defineResource, richText } from '../../core/index.ts';
import { press } from '../testing/openProduct.tsx';
import { showForm } from '../testing/showForm.tsx';
import { lazyInput } from './lazyInput.tsx';
import { TextInput } from './TextInput.tsx';

const field = richText({ required: true });
const resource = defineResource({
  name: 'thing',
  area: 'settings',
  path: '/thing',
  permission: 'Thing',
  visibleTo: 'everybody',
  fields: { text: field },
});
const onSave = vi.fn();

/** Shows the form of a required text whose input is fetched by `load`. */
function show(load: () => Promise<typeof TextInput>, text: string | null) {
  const Late = lazyInput(load);
  onSave.mockReset();
  showForm({
    resource,
    values: { text },
    draw: (form) => (
      <form onSubmit={form.handleSubmit(onSave)}>
        <Late field={field} name="text" />
        <button type="submit">Save</button>
      </form>
    ),
  });
}

describe('an input whose code is fetched when a form needs it', () => {
  it('is checked by a save that comes before it', async () => {
    show(() => new Promise(() => undefined), null);
    await press('Save');
    expect(await screen.findByText('This field is required.')).toBeTruthy();
    expect(onSave).not.toHaveBeenCalled();
  });

  it('takes up what the form holds, and what is wrong with it, once it is there', async () => {
    let arrive: (input: typeof TextInput) => void = () => undefined;
    show(
      () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
      null,
    );
    await press('Save');
    await act(async () => arrive(TextInput));
    const input = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Text' });
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('leaves the form as it is when it cannot be fetched, and is asked for once more', async () => {
    const load = vi.fn<() => Promise<typeof TextInput>>().mockRejectedValueOnce(new Error('offline'));
    load.mockResolvedValue(TextInput);
    show(load, 'Some words');
    expect(await screen.findByText('This field could not be loaded.')).toBeTruthy();
    await press('Try again');
    expect((await screen.findByRole<HTMLInputElement>('textbox')).value).toBe('Some words');
    await press('Save');
    expect(onSave.mock.calls[0]?.[0]).toEqual({ text: 'Some words' });
  });
});

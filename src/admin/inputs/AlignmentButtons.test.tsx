import { render, screen, waitFor } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { beforeAll, describe, expect, it } from 'vitest';
import { press } from '../testing/openProduct.tsx';
import { campus } from '../../../resources/campus.ts';
import { defineResource, richText } from '../../core/index.ts';
import { WordsProvider } from '../fields/WordsProvider.tsx';
import { ProductContext } from '../product/product.ts';
import { createI18nProvider } from '../providers/i18nProvider.ts';
import { themeOf } from '../theme/theme.ts';
import { FormScopeContext } from './formScope.ts';
import { RichTextInput } from './RichTextInput.tsx';

const field = richText();
const resource = defineResource({
  name: 'thing',
  area: 'settings',
  path: '/thing',
  permission: 'Thing',
  fields: { thing: field },
});

// The editor scrolls to where it is typed, in the next frame; jsdom lays nothing out and has no such call for texts.
beforeAll(() => {
  Range.prototype.getClientRects = () => document.createElement('i').getClientRects();
  Range.prototype.getBoundingClientRect = () => document.createElement('i').getBoundingClientRect();
});

/** Shows the editor of a text on a page that is written in a direction. */
function show(direction: 'ltr' | 'rtl', text: string) {
  function Form() {
    return (
      <FormProvider {...useForm({ defaultValues: { thing: text } })}>
        <FormScopeContext.Provider value={{ record: undefined, today: '2026-05-04' }}>
          <RichTextInput field={field} name="thing" />
        </FormScopeContext.Provider>
      </FormProvider>
    );
  }
  render(
    <ProductContext value={campus}>
      <AdminContext
        theme={themeOf('light', direction)}
        darkTheme={null}
        i18nProvider={createI18nProvider(campus.languages, 'en')}
      >
        <WordsProvider resource={resource}>
          <Form />
        </WordsProvider>
      </AdminContext>
    </ProductContext>,
  );
}

const buttons = async () => {
  await screen.findByRole('textbox');
  return screen.getAllByRole('button', { name: /^(Align|Center$|Justify$)/ });
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
    await press('Center');
    await waitFor(async () => expect(await pressed()).toEqual(['Center']));
    expect(screen.getByRole('textbox').innerHTML).toContain('text-align: center');
  });
});

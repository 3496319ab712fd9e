import { act, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { AdminContext, type GetListParams, testDataProvider } from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18nProvider } from '../../providers/i18nProvider.ts';
import { ReferencePicker } from './ReferencePicker.tsx';
import { ReferencesPicker } from './ReferencesPicker.tsx';
import { campus } from '../../../../resources/campus.ts';
import { ProductContext } from '../../product/product.ts';

// jsdom hides popovers, and knows no way to show them.
configure({ defaultHidden: true });

const RELIGIONS = ['Buddhism', 'Christianity', 'Hinduism', 'Islam'].map((name, index) => ({ id: index + 1, name }));

const findReligions = async (_: string, { filter }: GetListParams) => {
  const data = RELIGIONS.filter(({ name }) => name.toLowerCase().includes(String(filter.q ?? '').toLowerCase()));
  return { data, total: data.length };
};
const getList = vi.fn(findReligions);
/** The institute says how amounts are written; the choosers ask for religions only. */
const answer = async (name: string, params: GetListParams) =>
  name === 'institute' ? { data: [], total: 0 } : getList(name, params);
const dataProvider = testDataProvider({ getList: answer as never });

beforeEach(() => void getList.mockReset().mockImplementation(findReligions));

const onLeave = vi.fn();
const onProblem = vi.fn();
const onSubmit = vi.fn();
const onEscape = vi.fn();

function One({ initial = null as number | null }) {
  const [value, setValue] = useState(initial);
  const known = { id: 4, name: 'Islam' };
  return (
    <>
      <label id="it-label" htmlFor="it">
        Religion
      </label>
      <ReferencePicker
        id="it"
        target="religion"
        value={value}
        known={known}
        onPick={(option) => setValue(option?.id ?? null)}
        onLeave={onLeave}
        onProblem={onProblem}
      />
      <output>{String(value)}</output>
    </>
  );
}

function Several() {
  const [value, setValue] = useState<readonly number[]>([4]);
  return (
    <>
      <label id="it-label" htmlFor="it">
        Religions
      </label>
      <ReferencesPicker id="it" target="religion" value={value} known={[{ id: 4, name: 'Islam' }]} onPick={setValue} />
      <output>{value.join()}</output>
    </>
  );
}

function show(picker: React.ReactNode) {
  render(
    <ProductContext value={campus}>
      <AdminContext dataProvider={dataProvider} i18nProvider={createI18nProvider(campus.languages, 'en')}>
        <form
          onSubmit={onSubmit}
          onKeyDown={({ key }) => {
            if (key === 'Escape') onEscape();
          }}
        >
          {picker}
        </form>
      </AdminContext>
    </ProductContext>,
  );
}

const box = () => screen.findByRole<HTMLInputElement>('combobox');
const chosen = () => document.querySelector('output')?.textContent;
const press = async (key: string, more = {}) => {
  const input = await box();
  let isLeftAlone = true;
  await act(async () => {
    isLeftAlone = fireEvent.keyDown(input, { key, ...more });
  });
  return isLeftAlone;
};
const type = async (text: string) => {
  const input = await box();
  await act(async () => void fireEvent.change(input, { target: { value: text } }));
};
const options = async () => (await screen.findAllByRole('option')).map((option) => option.textContent);
const active = async () =>
  document.getElementById((await box()).getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('the chooser of one record', () => {
  it('asks for nothing until its list is opened', async () => {
    show(<One />);
    const input = await box();
    expect([input.getAttribute('aria-expanded'), getList.mock.calls.length]).toEqual(['false', 0]);
    await act(async () => void fireEvent.click(input));
    expect(await options()).toEqual(RELIGIONS.map(({ name }) => name));
    expect(input.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('listbox', { name: 'Religion' }).id).toBe(input.getAttribute('aria-controls'));
  });

  it('is used with the arrows, Enter and Escape, while the focus stays in it', async () => {
    show(<One />);
    await press('ArrowDown');
    await options();
    await press('ArrowDown');
    expect(await active()).toBe('Buddhism');
    await press('ArrowUp');
    expect(await active()).toBe('Islam');
    expect(await press('Enter')).toBe(false);
    expect([(await box()).value, chosen()]).toEqual(['Islam', '4']);
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('closes by Escape without that reaching the dialog, and only then lets it through', async () => {
    show(<One />);
    await press('ArrowDown', { altKey: true });
    await options();
    await press('Escape');
    expect(screen.queryByRole('option')).toBeNull();
    expect(onEscape).not.toHaveBeenCalled();
    await press('Escape');
    expect(onEscape).toHaveBeenCalledTimes(1);
  });

  it('searches on the server, and Enter picks the first that fits', async () => {
    show(<One />);
    await type('hin');
    await waitFor(async () => expect(await options()).toEqual(['Hinduism']));
    await waitFor(async () => expect(await active()).toBe('Hinduism'));
    expect(await press('Enter')).toBe(false);
    expect([(await box()).value, chosen()]).toEqual(['Hinduism', '3']);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('picks by an Enter that comes before the answer, and shows that it waits', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    // The list that opens is asked for as well, and on a slow machine before the word: only the word waits.
    getList.mockImplementation(async (name, params) => {
      if (params.filter.q === 'hin') await answered;
      return findReligions(name, params);
    });
    show(<One />);
    await type('hin');
    expect(await press('Enter')).toBe(false);
    expect([chosen(), (await box()).getAttribute('aria-busy')]).toEqual(['null', 'true']);
    await act(async () => answer());
    await waitFor(() => expect(chosen()).toBe('3'));
    expect((await box()).getAttribute('aria-busy')).toBeNull();
  });

  it('takes half a word when it is left, before the search has answered', async () => {
    show(<One />);
    await type('hin');
    await act(async () => void fireEvent.blur(await box()));
    expect(screen.queryByRole('option')).toBeNull();
    await waitFor(() => expect(chosen()).toBe('3'));
    expect((await box()).value).toBe('Hinduism');
  });

  it('takes the very title before the first that is found', async () => {
    const data = ['Islamic studies', 'ISLAM'].map((name, index) => ({ id: index + 8, name }));
    // Once for the list that opens, once for the word.
    getList.mockResolvedValueOnce({ data, total: 2 }).mockResolvedValueOnce({ data, total: 2 });
    show(<One />);
    await type('islam');
    await press('Enter');
    await waitFor(() => expect(chosen()).toBe('9'));
  });

  it('keeps what was typed when only the window is left', async () => {
    show(<One />);
    const input = await box();
    await act(async () => input.focus());
    await type('hin');
    await act(async () => void fireEvent.blur(input));
    expect([input.value, chosen()]).toEqual(['hin', 'null']);
  });

  it('leaves the keys alone while a word is put together from several of them', async () => {
    show(<One />);
    await type('hin');
    await waitFor(async () => expect(await active()).toBe('Hinduism'));
    expect(await press('Enter', { isComposing: true })).toBe(true);
    expect(chosen()).toBe('null');
  });

  it('says what matches nothing and keeps it when it is left; Escape brings back what is chosen', async () => {
    onEscape.mockClear();
    show(<One initial={4} />);
    await type('zzz');
    expect(await screen.findByText('No results')).toBeTruthy();
    const input = await box();
    expect(input.getAttribute('aria-expanded')).toBe('false');
    await act(async () => void fireEvent.blur(input));
    await waitFor(() => expect(onProblem).toHaveBeenLastCalledWith('No results for “zzz”.'));
    expect([input.value, chosen()]).toEqual(['zzz', '4']);
    expect(onLeave).toHaveBeenCalled();
    await press('Escape');
    expect([input.value, chosen()]).toEqual(['Islam', '4']);
    expect(onProblem).toHaveBeenLastCalledWith(undefined);
    expect(onEscape).not.toHaveBeenCalled();
  });

  it('says what went wrong when the server does not answer', async () => {
    getList.mockRejectedValueOnce(new Error('No connection.'));
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    show(<One />);
    await press('ArrowDown');
    expect(await screen.findByText('No connection.')).toBeTruthy();
    vi.restoreAllMocks();
  });

  it('is emptied by taking out its text, and by its button', async () => {
    show(<One initial={4} />);
    await type('');
    expect(chosen()).toBe('null');
    const first = await screen.findByRole('option', { name: 'Buddhism' });
    await act(async () => void fireEvent.click(first));
    expect(chosen()).toBe('1');
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Clear selection' })));
    expect([(await box()).value, chosen()]).toEqual(['', 'null']);
    const input = await box();
    await waitFor(() => expect(document.activeElement).toBe(input));
  });
});

describe('the chooser of several records', () => {
  it('stays open, goes on to the next and offers only what is not chosen yet', async () => {
    show(<Several />);
    await press('ArrowDown');
    expect(await options()).toEqual(['Buddhism', 'Christianity', 'Hinduism']);
    await press('ArrowDown');
    await press('Enter');
    await press('Enter');
    expect(chosen()).toBe('4,1,2');
    expect(await options()).toEqual(['Hinduism']);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Islam',
      'Buddhism',
      'Christianity',
    ]);
    await press('Enter');
    expect(screen.getByText('Everything is already selected')).toBeTruthy();
  });

  it('takes one out by its button or by Backspace, but not while there is a text', async () => {
    show(<Several />);
    await type('hin');
    await press('Backspace');
    expect(chosen()).toBe('4');
    await waitFor(async () => expect(await active()).toBe('Hinduism'));
    await press('Enter');
    expect(chosen()).toBe('4,3');
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Remove Islam' })));
    expect(chosen()).toBe('3');
    await press('Backspace');
    expect(chosen()).toBe('');
  });
});

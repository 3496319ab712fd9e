import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { testDataProvider } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import * as kinds from '../../core/fields/builders.ts';
import type { AnyField, FieldKind } from '../../core/fields/field.ts';
import { defineResource } from '../../core/index.ts';
import type { Locale } from '../browser/preferences.ts';
import { showForm } from '../testing/showForm.tsx';
import { FieldInput } from './FieldInput.tsx';

const FIELDS: Readonly<Record<Exclude<FieldKind, 'status' | 'computed'>, AnyField>> = {
  text: kinds.text(),
  longText: kinds.longText(),
  richText: kinds.richText(),
  email: kinds.email(),
  phone: kinds.phone(),
  url: kinds.url(),
  color: kinds.color(),
  password: kinds.password(),
  integer: kinds.integer(),
  year: kinds.year(),
  decimal: kinds.decimal(),
  percent: kinds.percent(),
  money: kinds.money(),
  date: kinds.date(),
  time: kinds.time(),
  dateTime: kinds.dateTime(),
  boolean: kinds.boolean(),
  choice: kinds.choice(['one', 'two', 'three', 'four']),
  reference: kinds.reference('class'),
  manyToMany: kinds.manyToMany('section', { through: 'x' }),
  children: kinds.children({ what: kinds.text() }),
  image: kinds.image(),
  images: kinds.images(),
  file: kinds.file(),
};

const dataProvider = testDataProvider({ getList: async () => ({ data: [], total: 0 }) });
let values: Record<string, unknown> = {};
let reset: (values: Record<string, unknown>) => void;

/** Shows the input of a field named `thing` in a form that holds no other; `others` are values that it only looks at. */
function show(
  field: AnyField,
  {
    initial = null as unknown,
    record = undefined as Record<string, unknown> | undefined,
    others = {} as Record<string, unknown>,
    locale = 'en' as Locale,
  } = {},
) {
  const name = field.kind === 'reference' ? 'thing_id' : field.kind === 'manyToMany' ? 'thing_ids' : 'thing';
  const kindOf = (value: unknown) => (typeof value === 'string' ? kinds.money() : kinds.integer());
  const fields = {
    ...Object.fromEntries(Object.entries(others).map(([other, value]) => [other, kindOf(value)])),
    [name]: field,
  };
  const resource = defineResource({
    name: 'thing',
    area: 'settings',
    path: '/thing',
    permission: 'Thing',
    visibleTo: 'everybody',
    fields,
  });
  showForm({
    resource,
    record,
    locale,
    dataProvider,
    values: { ...others, [name]: initial },
    draw: (form) => {
      values = form.watch();
      reset = (afresh) => form.reset(afresh, { keepDirtyValues: true });
      return <FieldInput field={field} name={name} />;
    },
  });
}

const typed = async (text: string) => {
  const input = await screen.findByLabelText('Thing');
  await act(async () => {
    fireEvent.focus(input);
    fireEvent.change(input, { target: { value: text } });
  });
  return { input: input as HTMLInputElement, leave: () => act(async () => void fireEvent.blur(input)) };
};

describe('the input of a field', () => {
  it.each(Object.entries(FIELDS))('of the kind %s is found by its label', async (kind, field) => {
    show(field, { initial: ['children', 'images', 'manyToMany'].includes(kind) ? [] : null });
    const found = kind === 'children' ? await screen.findByText('Thing') : await screen.findByLabelText('Thing');
    expect(found).toBeTruthy();
  });

  it('of few required choices lies open, each with its label', async () => {
    show(kinds.choice(['one', 'two'], { required: true }));
    const group = await screen.findByRole('radiogroup', { name: 'Thing' });
    expect(group.getAttribute('aria-required')).toBe('true');
    await act(async () => void fireEvent.click(screen.getByRole('radio', { name: 'Two' })));
    expect(values.thing).toBe('two');
  });

  it('of a choice that may stay empty can be emptied, and keeps numbers', async () => {
    show(kinds.choice({ pdf: 1, text: 0 }), { initial: 1 });
    await typed('0');
    expect(values.thing).toBe(0);
    await typed('');
    expect(values.thing).toBeNull();
  });

  it.each([
    ['a state', kinds.status({ pending: 0, approved: 1 }), 'Approved'],
    ['what the server adds up', kinds.computed({ as: 'money', total: { resource: 'thing', by: 'thing_id' } }), '1.00'],
    ['what only the server sets', kinds.integer({ readOnly: true }), '1'],
  ])('%s is shown and cannot be entered', async (_, field, text) => {
    show(field, { record: { id: 1, thing: 1 } });
    expect((await screen.findByText('Thing')).nextElementSibling?.textContent).toBe(text);
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

it('what is worked out follows the fields that it is worked out of', async () => {
  const double = kinds.computed({ as: 'integer', value: ({ count }) => Number(count) * 2 });
  show(double, { record: { id: 1, count: 2, thing: 4 }, others: { count: 2 } });
  const shown = async () => (await screen.findByText('Thing')).nextElementSibling?.textContent;
  expect(await shown()).toBe('4');
  act(() => reset({ count: 7 }));
  expect(await shown()).toBe('14');
  act(() => reset({ count: '7x' }));
  expect(await shown()).toBe('–');
});

describe('rows', () => {
  const rows = (...texts: string[]) => texts.map((what) => ({ what }));
  const cells = () => screen.findAllByRole<HTMLInputElement>('textbox', { name: 'What' });
  const cell = async (place: number) => {
    const found = (await cells())[place];
    if (!found) throw new Error(`There is no row ${place}`);
    return found;
  };
  const texts = async () => (await cells()).map(({ value }) => value);

  it('keep the place of whoever stands in one when the record arrives afresh', async () => {
    show(kinds.children({ what: kinds.text() }), { initial: rows('First', 'Second') });
    const second = await cell(1);
    act(() => second.focus());
    await act(async () => reset({ thing: rows('First', 'Another', 'Third') }));
    expect(await texts()).toEqual(['First', 'Another', 'Third']);
    expect(document.activeElement).toBe(second);
  });

  it('stay the same where they are moved, and when the one above them is taken out', async () => {
    show(kinds.children({ what: kinds.text() }), { initial: rows('First', 'Second', 'Third') });
    const third = await cell(2);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^Move row 3 up/ })));
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^Remove row 1/ })));
    expect(await texts()).toEqual(['Third', 'Second']);
    expect(await cell(0)).toBe(third);
  });
});

describe('an amount of money', () => {
  it('is typed freely and shown in its proper form when it is left', async () => {
    show(kinds.money());
    const { input, leave } = await typed('1,200.5');
    expect([input.value, values.thing]).toEqual(['1,200.5', '1200.50']);
    await leave();
    expect(input.value).toBe('1,200.50');
  });

  it('that is none stays as it was typed, and the rule says so', async () => {
    show(kinds.money());
    const { input, leave } = await typed('a lot');
    await leave();
    expect(input.value).toBe('a lot');
    expect(await screen.findByText('Enter an amount with up to 2 decimals.')).toBeTruthy();
  });

  describe.each(['en', 'bn', 'ar', 'de', 'fr', 'pt'] as const)('in the language %s', (locale) => {
    const enter = async (initial: string) => {
      show(kinds.money(), { initial, locale });
      const input = await screen.findByLabelText<HTMLInputElement>('Thing');
      await act(async () => {
        input.focus();
        input.select();
        fireEvent.focus(input);
      });
      return input;
    };
    const change = (input: HTMLElement, value: string) =>
      act(async () => void fireEvent.change(input, { target: { value } }));

    it('stays the same for whoever only passes through', async () => {
      const input = await enter('5000.00');
      await change(input, `${input.value} `);
      await act(async () => void fireEvent.blur(input));
      expect(values.thing).toBe('5000.00');
    });

    it('stays selected for whoever types over it', async () => {
      const input = await enter('5000.00');
      expect([input.selectionStart, input.selectionEnd]).toEqual([0, input.value.length]);
      await change(input, '900');
      expect(values.thing).toBe('900.00');
    });

    it('is refused when one digit too many is added, and never becomes another amount', async () => {
      const input = await enter('5000.00');
      await change(input, `${input.value}9`);
      expect(values.thing).toBe('5000.009');
    });

    it('may lose its last digits one by one', async () => {
      const input = await enter('5000.00');
      const seen: unknown[] = [];
      for (let length = input.value.length - 1; length > 2; length--) {
        await change(input, input.value.slice(0, length));
        seen.push(values.thing);
      }
      expect(seen).toEqual(['5000.00', '5000.00', '5000.00', '500.00']);
    });
  });

  it('above another one is refused with that one as the language writes it', async () => {
    show(kinds.money({ atMost: 'amount' }), { others: { amount: '12000.00' } });
    const { leave } = await typed('12500');
    await leave();
    expect(await screen.findByText('Enter 12,000.00 or less.')).toBeTruthy();
  });

  it('is nothing again when it is taken out', async () => {
    show(kinds.money(), { initial: '5.00' });
    await typed('');
    expect(values.thing).toBeNull();
  });
});

describe('a number', () => {
  it.each(['en', 'bn', 'ar', 'de', 'fr', 'pt'] as const)(
    'is typed on as it stands there in the language %s',
    async (locale) => {
      show(kinds.percent(), { initial: 12.12, locale });
      const input = await screen.findByLabelText<HTMLInputElement>('Thing');
      await typed(`${input.value}5`);
      expect(values.thing).toBe(12.125);
    },
  );

  it('may be typed with the digits of any of the languages', async () => {
    show(kinds.integer());
    await typed('৪২');
    expect(values.thing).toBe(42);
  });
});

describe('an instant', () => {
  it('is entered as the clock of the institute shows it', async () => {
    vi.spyOn(dataProvider, 'getList').mockResolvedValue({ data: [{ id: 1, time_zone: 'Asia/Dhaka' }], total: 1 });
    show(kinds.dateTime(), { initial: '2026-02-03T20:30:00.000Z' });
    expect(await screen.findByDisplayValue('2026-02-04T02:30')).toBeTruthy();
    await typed('2026-02-04T03:00');
    expect(values.thing).toBe('2026-02-03T21:00:00.000Z');
    vi.restoreAllMocks();
  });
});

describe('a reference that other fields narrow', () => {
  const offered = async (field: AnyField, record: Record<string, unknown>) => {
    const getList = vi.spyOn(dataProvider, 'getList');
    show(field, { record, others: record });
    const input = await screen.findByLabelText('Thing');
    await act(async () => void fireEvent.click(input));
    const [, params] = getList.mock.calls.find(([name]) => name === 'section') ?? [];
    vi.restoreAllMocks();
    return params?.filter;
  };
  const only = { is_active: 1 };

  it('asks for what the chosen records have', async () => {
    const field = kinds.reference('section', { only, narrowedBy: { wing_id: 'wing_id' } });
    expect(await offered(field, { wing_id: 4 })).toEqual({ is_active: 1, wing_id: 4 });
  });

  it('asks for what another entity names for the chosen records', async () => {
    const field = kinds.reference('section', {
      only,
      narrowedBy: { through: 'wingSection', class_id: 'class_id', wing_id: 'wing_id' },
    });
    expect(await offered(field, { class_id: 3, wing_id: 4 })).toEqual({
      is_active: 1,
      wingSection: { class_id: 3, wing_id: 4 },
    });
  });

  it('asks for all while nothing is chosen', async () => {
    const field = kinds.reference('section', {
      only,
      narrowedBy: { through: 'wingSection', class_id: 'class_id', wing_id: 'wing_id' },
    });
    expect(await offered(field, { class_id: null, wing_id: null })).toEqual({ is_active: 1 });
  });
});

describe('a reference with a preset', () => {
  const field = kinds.reference('academicYear', { only: { is_active: 1 }, preset: { is_current: 1 } });
  const year = { id: 7, year: '2026' };

  it('begins a new record with it, and stays empty for whoever empties it', async () => {
    const getList = vi.spyOn(dataProvider, 'getList').mockResolvedValue({ data: [year], total: 1 });
    show(field);
    expect(await screen.findByDisplayValue('2026')).toBeTruthy();
    expect(values.thing_id).toBe(7);
    const [, params] = getList.mock.calls.find(([name]) => name === 'academicYear') ?? [];
    expect(params?.filter).toEqual({ is_active: 1, is_current: 1 });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Clear selection' })));
    expect(values.thing_id).toBeNull();
    vi.restoreAllMocks();
  });

  it('leaves alone what was given, and records that are there already', async () => {
    vi.spyOn(dataProvider, 'getList').mockResolvedValue({ data: [year], total: 1 });
    vi.spyOn(dataProvider, 'getMany').mockResolvedValue({ data: [{ id: 3, year: '2024' }] });
    show(field, { initial: 3 });
    expect(await screen.findByDisplayValue('2024')).toBeTruthy();
    cleanup();
    show(field, { record: { id: 1, thing_id: null } });
    await screen.findByLabelText('Thing');
    expect(values.thing_id).toBeNull();
    vi.restoreAllMocks();
  });
});

describe('a password', () => {
  it('shows what it still lacks while it is typed, and itself on demand', async () => {
    show(kinds.password());
    const { input } = await typed('abcD1');
    const lacks = screen.getAllByRole('listitem').filter((item) => item.dataset.met === 'false');
    expect(lacks.map((item) => item.textContent)).toEqual(['At least 8 charactersnot met', 'One of !@#$%&*()not met']);
    expect(input.type).toBe('password');
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Show password' })));
    expect(input.type).toBe('text');
  });
});

describe('a file', () => {
  const choose = async (...files: File[]) => {
    const input = await screen.findByLabelText('Thing');
    await act(async () => void fireEvent.change(input, { target: { files } }));
  };
  URL.createObjectURL = () => `blob:${Math.random()}`;

  it('that the server would refuse is refused before it is sent', async () => {
    show(kinds.image());
    await choose(new File(['x'], 'face.svg'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'face.svg: Choose a file of one of these types: JPG, PNG.',
    );
    expect(values.thing).toBeNull();
  });

  it('is shown at once and can be taken out again', async () => {
    show(kinds.image());
    await choose(new File(['x'], 'face.jpg'));
    expect(screen.getByRole('img', { name: 'face.jpg' })).toBeTruthy();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Remove face.jpg' })));
    expect(values.thing).toBeNull();
  });

  it('is added to those that are there when there may be several', async () => {
    show(kinds.images(), { initial: ['/storage/old.jpg'] });
    await choose(new File(['x'], 'one.jpg'), new File(['y'], 'two.png'), new File(['z'], 'notes.txt'));
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
      'old.jpg',
      'one.jpg',
      'two.png',
    ]);
  });
});

describe('rows', () => {
  it('are added, moved and taken out', async () => {
    show(kinds.children({ what: kinds.text({ initial: '' }) }), { initial: [{ what: 'first' }, { what: 'second' }] });
    const things = () => (values.thing as { what: unknown }[]).map(({ what }) => what);
    const click = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
    await click('Move row 2 up');
    expect(things()).toEqual(['second', 'first']);
    await click('Remove row 1');
    expect(things()).toEqual(['first']);
    await click('Add row');
    expect(things()).toHaveLength(2);
    expect(screen.getAllByRole('textbox', { name: 'What' })).toHaveLength(2);
  });
});

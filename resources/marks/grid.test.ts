import { describe, expect, it, vi } from 'vitest';
import { entryWith, markOf } from './testing/entries.ts';
import { aloneOnDevice, open, refuse, server, settle, store, typeIn, unsent } from './testing/gridAlone.ts';
import { countUnsent, unsentOf } from './unsent.ts';

aloneOnDevice();

describe('a cell', () => {
  it('that the device has no room for is told of until the server has it', async () => {
    server.answer = refuse(503);
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const grid = open();
    typeIn(grid, 0, 0, '50');
    await settle();
    expect(grid.summary()).toMatchObject({ unsent: 1, unkept: 1 });
    full.mockRestore();
    server.answer = store;
    grid.flush();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(grid.summary()).toMatchObject({ unsent: 0, unkept: 0 });
  });

  it('is saved by itself once it is left, and shows it', async () => {
    const grid = open();
    grid.type(0, 0, '5');
    grid.type(0, 0, '50');
    expect(server.calls).toEqual([]);
    expect(grid.result(0)?.total).toBe(50);
    grid.commit(0, 0);
    expect(grid.cell(0, 0)).toMatchObject({ text: '50', state: 'saving' });
    await settle();
    expect(grid.cell(0, 0)).toMatchObject({ state: 'stored', isSaved: true });
    expect(server.calls).toEqual([
      [{ student_id: 1, component: 'Written', mark: '50', is_absent: 0, row_version: null }],
    ]);
    expect(unsent.read()).toEqual([]);
  });

  it('that stays as it is is not sent', async () => {
    const grid = open(entryWith({ marks: [markOf(1, 'Written', 50)] }));
    typeIn(grid, 0, 0, '50.0');
    await settle();
    expect(server.calls).toEqual([]);
    expect(grid.cell(0, 0).text).toBe('50');
  });

  it('that is wrong is marked, kept and not sent, until it is restored', () => {
    const grid = open(entryWith({ marks: [markOf(1, 'Written', 50)] }));
    typeIn(grid, 0, 0, '71');
    expect(grid.cell(0, 0)).toMatchObject({ text: '71', state: 'refused', reason: 'between' });
    expect(unsent.read()).toHaveLength(1);
    grid.restore(0, 0);
    expect(grid.cell(0, 0)).toMatchObject({ text: '50', state: 'stored' });
    expect(unsent.read()).toEqual([]);
    expect(server.calls).toEqual([]);
  });

  it('that is emptied takes the mark back', async () => {
    const grid = open(entryWith({ marks: [markOf(1, 'Written', 50, 3)] }));
    typeIn(grid, 0, 0, '');
    await settle();
    expect(server.calls[0]).toMatchObject([{ mark: null, is_absent: 0, row_version: 3 }]);
  });

  it('that somebody still types in is kept when the page goes', () => {
    server.answer = refuse(0);
    const grid = open();
    grid.type(1, 0, '12');
    expect(unsent.read()).toEqual([]);
    grid.commitAll();
    expect(unsent.read()).toMatchObject([{ student_id: 2, typed: '12' }]);
  });

  it('that is typed anew while it is saved is saved again, knowing what was saved', async () => {
    const grid = open();
    typeIn(grid, 0, 0, '50');
    typeIn(grid, 0, 0, '51');
    await settle();
    expect(server.calls.map(([cell]) => [cell?.mark, cell?.row_version])).toEqual([
      ['50', null],
      ['51', 1],
    ]);
    expect(grid.cell(0, 0)).toMatchObject({ text: '51', state: 'stored' });
  });

  it.each([
    ['', ['50']],
    ['', ['50', '51']],
  ])('that is as before again while another is saved is saved again', async (before, meanwhile) => {
    const grid = open();
    for (const text of meanwhile) typeIn(grid, 0, 0, text);
    typeIn(grid, 0, 0, before);
    await settle();
    expect(server.calls.map(([cell]) => [cell?.mark, cell?.row_version])).toEqual([
      ['50', null],
      [null, 1],
    ]);
    expect(grid.cell(0, 0)).toMatchObject({ text: '', state: 'stored' });
    expect(unsent.read()).toEqual([]);
  });

  it('that is typed anew while it is saved, and not entered, is as it was sent once that is taken back', async () => {
    const grid = open();
    typeIn(grid, 0, 0, '50');
    grid.type(0, 0, '60');
    grid.restore(0, 0);
    expect(grid.cell(0, 0).text).toBe('50');
    expect(grid.result(0)?.total).toBe(50);
    grid.commit(0, 0);
    await settle();
    expect(server.calls.map(([cell]) => cell?.mark)).toEqual(['50']);
    expect(grid.cell(0, 0)).toMatchObject({ text: '50', state: 'stored' });
  });

  it('that waits stays as it was entered when what is typed over it is undone', async () => {
    server.answer = refuse(0);
    const grid = open();
    typeIn(grid, 0, 0, '50');
    await settle();
    grid.undo(0, 0);
    grid.type(0, 0, '6');
    expect(grid.isTyped(0, 0)).toBe(true);
    grid.undo(0, 0);
    expect(grid.isTyped(0, 0)).toBe(false);
    expect(grid.cell(0, 0)).toMatchObject({ text: '50', state: 'waiting' });
    expect(grid.result(0)?.total).toBe(50);
    expect(unsent.read()).toMatchObject([{ typed: '50' }]);
    grid.restore(0, 0);
    expect(grid.cell(0, 0)).toMatchObject({ text: '', state: 'stored' });
    expect(unsent.read()).toEqual([]);
  });

  it('shows what others entered meanwhile when what is typed is undone', () => {
    const grid = open();
    grid.type(0, 0, '6');
    grid.merge([markOf(1, 'Written', 30)]);
    grid.undo(0, 0);
    expect(grid.cell(0, 0)).toMatchObject({ text: '30', state: 'stored' });
    expect(grid.result(0)?.total).toBe(30);
  });

  it('is not tried again once the grid is left', async () => {
    server.answer = refuse(503);
    const grid = open();
    typeIn(grid, 0, 0, '50');
    grid.stop();
    await settle();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(server.calls).toHaveLength(1);
    expect(unsent.read()).toHaveLength(1);
  });
});

describe('what cannot be sent', () => {
  it.each([0, 401, 429, 500, 503])('with %i is kept on the device and sent later', async (status) => {
    server.answer = refuse(status);
    const grid = open();
    typeIn(grid, 0, 0, '50');
    await settle();
    expect(grid.cell(0, 0).state).toBe('waiting');
    expect(grid.summary().unsent).toBe(1);
    expect(unsent.read()).toMatchObject([{ student_id: 1, component: 'Written', typed: '50', seen: null }]);
    server.answer = store;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(grid.summary().unsent).toBe(0);
    expect(unsent.read()).toEqual([]);
  });

  it('is there again when the grid is opened anew, for the same person and back end alone', async () => {
    server.answer = refuse(0);
    const before = open();
    typeIn(before, 1, 1, 'Ab');
    await settle();
    before.stop();
    expect(unsentOf(6, 'grid').read()).toEqual([]);
    expect([...countUnsent(5)]).toEqual([['grid', { waiting: 1, toCorrect: 0 }]]);
    vi.stubEnv('VITE_API_URL', 'https://other.school/api');
    expect([countUnsent(5).size, unsentOf(5, 'grid').read()], 'at another back end').toEqual([0, []]);
    vi.unstubAllEnvs();
    server.answer = store;
    const after = open();
    expect(after.cell(1, 1)).toMatchObject({ text: 'Ab', state: 'waiting' });
    after.flush();
    await settle();
    expect(server.calls.at(-1)).toEqual([
      { student_id: 2, component: 'MCQ', mark: null, is_absent: 1, row_version: null },
    ]);
  });
});

describe('a mark that somebody types while the sheet is closed', () => {
  it('stays in sight and on the device, and is not sent before it is entered anew', async () => {
    const grid = open();
    grid.type(0, 0, '4');
    grid.hold(0, 0);
    const held = { text: '4', state: 'refused', reason: 'Half typed.' };
    expect(grid.cell(0, 0)).toMatchObject(held);
    grid.commitAll();
    grid.flush();
    const later = open();
    later.flush();
    await settle();
    expect(later.cell(0, 0)).toMatchObject(held);
    expect(server.calls).toEqual([]);
    typeIn(later, 0, 0, '45');
    await settle();
    expect(server.calls.flat()).toEqual([
      { student_id: 1, component: 'Written', mark: '45', is_absent: 0, row_version: null },
    ]);
    expect(later.cell(0, 0)).toMatchObject({ text: '45', state: 'stored' });
    expect(unsent.read()).toEqual([]);
  });

  it('is as it was where nothing else was typed', () => {
    const grid = open(entryWith({ marks: [markOf(1, 'Written', 30)] }));
    grid.type(0, 0, '30');
    grid.hold(0, 0);
    expect(grid.cell(0, 0)).toMatchObject({ text: '30', state: 'stored' });
    expect(unsent.read()).toEqual([]);
  });
});

describe('what others enter', () => {
  it('is shown, but not over what is typed here', () => {
    const grid = open();
    grid.type(1, 0, '4');
    grid.merge([markOf(1, 'Written', 30), markOf(2, 'Written', 40)]);
    expect(grid.cell(0, 0).text).toBe('30');
    expect(grid.cell(1, 0).text).toBe('');
    expect(grid.result(1)?.total).toBe(4);
  });

  it('is a conflict where both typed, with both values to choose from', async () => {
    const grid = open();
    const theirs = markOf(1, 'Written', 30);
    server.answer = refuse(409, { current: [theirs] });
    grid.type(0, 0, '31');
    grid.merge([theirs]);
    grid.commit(0, 0);
    await settle();
    expect(grid.cell(0, 0)).toMatchObject({ text: '31', state: 'conflict', theirs });
    expect(grid.summary().conflicts).toBe(1);
    server.answer = store;
    grid.keepMine(0, 0);
    await settle();
    expect(server.calls.at(-1)).toMatchObject([{ mark: '31', row_version: 1 }]);
    expect(grid.cell(0, 0).state).toBe('stored');
  });

  it('is taken over where that is chosen', async () => {
    const grid = open();
    server.answer = refuse(409, { current: [markOf(1, 'Written', 30)] });
    typeIn(grid, 0, 0, '31');
    await settle();
    grid.takeTheirs(0, 0);
    expect(grid.cell(0, 0)).toMatchObject({ text: '30', state: 'stored' });
    expect(unsent.read()).toEqual([]);
  });
});

describe('how far the grid is', () => {
  it('counts who has all marks, and those that are missing', () => {
    const grid = open(
      entryWith({ students: 3, marks: [markOf(1, 'Written', 1), markOf(1, 'MCQ', 1), markOf(2, 'MCQ', 2)] }),
    );
    expect(grid.summary()).toMatchObject({ complete: 1, owing: 3, missing: 3 });
    grid.enter(1, 0, 'a');
    expect(grid.summary()).toMatchObject({ complete: 2, missing: 2 });
  });

  it('leaves out whoever need not have marks and has none', () => {
    const grid = open(entryWith({ students: 2, isOptional: true, marks: [markOf(1, 'Written', 1)] }));
    expect(grid.summary()).toMatchObject({ complete: 0, owing: 1, missing: 1 });
  });
});

describe('what is kept of somebody or something that the sheet has no more', () => {
  const left = { student_id: 9, component: 'Written', typed: '41', seen: null, who: 'Anika (S-9)' };
  const renamed = { student_id: 1, component: 'Theory', typed: '12', seen: 3 };

  it('is told of, and goes only by hand', () => {
    for (const cell of [left, renamed]) unsent.keep(cell);
    const grid = open();
    expect(grid.strays()).toHaveLength(2);
    expect(grid.strays()).toEqual(expect.arrayContaining([left, renamed]));
    expect(grid.summary().unsent).toBe(0);
    grid.discard(grid.strays().find(({ student_id }) => student_id === 9) as typeof left);
    expect(grid.strays()).toEqual([renamed]);
    expect(unsent.read()).toEqual([renamed]);
  });

  it('says whose it is, also when the student is gone', async () => {
    server.answer = refuse(503);
    typeIn(open(), 0, 0, '50');
    await settle();
    const { students, ...rest } = entryWith();
    expect(open({ ...rest, students: students.slice(1) }).strays()).toMatchObject([
      { student_id: 1, component: 'Written', typed: '50', who: 'Student 1 (S-1)' },
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { entryWith, markOf } from './testing/entries.ts';
import { aloneOnDevice, onLocked, open, refuse, server, settle, store, typeIn, unsent } from './testing/gridAlone.ts';
import { countUnsent } from './unsent.ts';

aloneOnDevice();

describe('a refusal', () => {
  it('is told at its cell, and the others are stored', async () => {
    const grid = open();
    server.answer = (cells) =>
      cells.length > 1 ? refuse(422, { errors: { 'marks.1.student_id': 'Not here.' } })(cells) : store(cells);
    grid.enter(0, 0, '1');
    grid.enter(1, 0, '2');
    grid.flush();
    await settle();
    expect(grid.cell(0, 0).state).toBe('stored');
    expect(grid.cell(1, 0)).toMatchObject({ state: 'refused', reason: 'Not here.', text: '2' });
    expect(unsent.read()).toHaveLength(1);
  });

  it('of the whole sheet is told at every cell, and the state of the sheet is asked for', async () => {
    server.answer = refuse(409);
    const grid = open();
    typeIn(grid, 0, 0, '1');
    await settle();
    expect(grid.cell(0, 0)).toMatchObject({ state: 'refused', reason: 'No.' });
    expect(onLocked).toHaveBeenCalledOnce();
  });
});

describe('what was refused', () => {
  it('for what may be over is sent again as it is, once somebody says so', async () => {
    server.answer = refuse(409);
    const grid = open();
    typeIn(grid, 0, 0, '41');
    typeIn(grid, 1, 0, '42');
    await settle();
    expect(grid.refusedForNow()).toEqual([
      { row: 0, slot: 0 },
      { row: 1, slot: 0 },
    ]);
    server.answer = store;
    grid.flush();
    await settle();
    expect(grid.cell(0, 0).state).toBe('refused');
    expect(grid.result(0)?.total).toBeUndefined();
    grid.sendAgain(grid.refusedForNow());
    await settle();
    expect(grid.result(0)?.total).toBe(41);
    expect(grid.summary()).toMatchObject({ unsent: 0, refused: 0 });
    expect(grid.refusedForNow()).toEqual([]);
    expect(unsent.read()).toEqual([]);
  });

  it('for its value, here or by the server, stays refused', async () => {
    const grid = open();
    typeIn(grid, 0, 0, '71');
    server.answer = refuse(422, { errors: { 'marks.0.mark': 'Not that.' } });
    typeIn(grid, 1, 0, '7');
    await settle();
    expect(grid.refusedForNow()).toEqual([]);
    grid.sendAgain([{ row: 0, slot: 0 }]);
    expect(grid.cell(0, 0)).toMatchObject({ text: '71', state: 'refused', reason: 'between' });
  });

  it('of one student, such as a published one, can be sent again', async () => {
    const grid = open();
    server.answer = refuse(422, { errors: { 'marks.0.student_id': 'Published.' } });
    typeIn(grid, 0, 0, '7');
    await settle();
    expect(grid.refusedForNow()).toEqual([{ row: 0, slot: 0 }]);
  });

  it('counts nowhere: what is stored counts, and nothing where nothing is', () => {
    const grid = open(entryWith({ marks: [markOf(1, 'Written', 50), markOf(1, 'MCQ', 20)] }));
    typeIn(grid, 0, 0, '71');
    expect(grid.result(0)).toMatchObject({ total: 70, percent: 70 });
    expect(grid.summary()).toMatchObject({ complete: 1 });
    grid.type(0, 0, '99');
    expect(grid.result(0)?.total).toBe(70);
    typeIn(grid, 1, 0, '71');
    expect(grid.result(1)?.total).toBeUndefined();
  });

  it('is told apart among what the device keeps, also once the grid is left', async () => {
    server.answer = refuse(409);
    const grid = open();
    typeIn(grid, 0, 0, '41');
    typeIn(grid, 0, 1, '31');
    await settle();
    expect(grid.kept()).toEqual({ waiting: 0, toCorrect: 2 });
    expect([...countUnsent(5)]).toEqual([['grid', { waiting: 0, toCorrect: 2 }]]);
    server.answer = refuse(0);
    grid.sendAgain(grid.refusedForNow());
    await settle();
    expect([...countUnsent(5)]).toEqual([['grid', { waiting: 1, toCorrect: 1 }]]);
  });

  it('while the sheet was closed in the middle of it is sent only once that very cell is entered', async () => {
    const grid = open();
    grid.type(0, 0, '4');
    grid.hold(0, 0);
    expect(grid.refusedForNow()).toEqual([]);
    grid.sendAgain([{ row: 0, slot: 0 }]);
    await settle();
    expect(server.calls.flat()).toMatchObject([{ mark: '4' }]);
  });
});

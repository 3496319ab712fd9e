import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { saveMarks } from '../../schemas/exams/markCalls.ts';
import { useConventions } from '../../src/admin/fields/useConventions.ts';
import { formatPlainNumber } from '../../src/admin/format/format.ts';
import { callApi } from '../../src/admin/http/callApi.ts';
import { MarkGrid, resultKey, STRAYS, SUMMARY } from './grid.ts';
import { cellKey, type CellView } from './gridCells.ts';
import { gridName, type SheetPlace } from './place.ts';
import type { Entry } from './sendCells.ts';
import { unsentOwner, unsentOf } from './unsent.ts';
import { writingOf } from './writing.ts';

interface GridOptions {
  readonly place: SheetPlace;
  readonly entry: Entry;
  readonly onLocked: () => void;
}

/** The grid of a sheet, which sends by itself as long as it is on the screen. */
export function useMarkGrid({ place, entry, onLocked }: GridOptions): MarkGrid {
  const translate = useTranslate();
  const notify = useNotify();
  const conventions = useConventions();
  const { locale } = conventions;
  const [grid] = useState(() => {
    const exam_type_id = entry.exam.id;
    return new MarkGrid({
      entry,
      writing: writingOf(locale),
      unsent: unsentOf(unsentOwner(), gridName(place, exam_type_id)),
      send: async (marks) => {
        const input = { ...place, exam_type_id, marks };
        return (await callApi(saveMarks, { input, encoding: 'json' })).data.marks;
      },
      say: ({ key, params }) => translate(`validation.${key}`, { ...params }),
      halfTyped: translate('pages.entry.halfTyped'),
      onLocked,
    });
  });
  const tellKept = useEffectEvent(() => {
    const { waiting, toCorrect } = grid.kept();
    const tell = (key: string, count: number) => {
      const shown = formatPlainNumber(count, conventions);
      if (count > 0) notify(key, { messageArgs: { smart_count: count, count: shown } });
    };
    tell('pages.entry.kept', waiting);
    tell('pages.entry.keptToCorrect', toCorrect);
  });
  useEffect(() => {
    const flush = () => grid.flush();
    const keep = () => grid.commitAll();
    const warn = (event: BeforeUnloadEvent) => {
      if (grid.summary().unkept > 0) event.preventDefault();
    };
    flush();
    window.addEventListener('online', flush);
    window.addEventListener('pagehide', keep);
    window.addEventListener('beforeunload', warn);
    document.addEventListener('visibilitychange', keep);
    return () => {
      window.removeEventListener('online', flush);
      window.removeEventListener('pagehide', keep);
      window.removeEventListener('beforeunload', warn);
      document.removeEventListener('visibilitychange', keep);
      keep();
      grid.stop();
      tellKept();
    };
  }, [grid]);
  return grid;
}

export function useCell(grid: MarkGrid, row: number, slot: number): CellView {
  const subscribe = useMemo(
    () => (listener: () => void) => grid.subscribe(cellKey(row, slot), listener),
    [grid, row, slot],
  );
  return useSyncExternalStore(subscribe, () => grid.cell(row, slot));
}

export function useResult(grid: MarkGrid, row: number) {
  const subscribe = useMemo(() => (listener: () => void) => grid.subscribe(resultKey(row), listener), [grid, row]);
  return useSyncExternalStore(subscribe, () => grid.result(row));
}

export function useSummary(grid: MarkGrid) {
  const subscribe = useMemo(() => (listener: () => void) => grid.subscribe(SUMMARY, listener), [grid]);
  return useSyncExternalStore(subscribe, () => grid.summary());
}

export function useStrays(grid: MarkGrid) {
  const subscribe = useMemo(() => (listener: () => void) => grid.subscribe(STRAYS, listener), [grid]);
  return useSyncExternalStore(subscribe, () => grid.strays());
}

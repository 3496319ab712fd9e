import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { markChanges } from '../../schemas/exams/markCalls.ts';
import { ApiError } from '../../src/admin/http/apiError.ts';
import { callApi } from '../../src/admin/http/callApi.ts';
import type { SheetPlace } from './place.ts';
import type { Entry, StoredMark } from './sendCells.ts';

/** Whether a sheet can be changed, and if not, why. */
export type SheetState = Pick<
  Entry,
  'lock' | 'newcomers_open' | 'handed_in_at' | 'handed_in_by' | 'published_at' | 'opens_at' | 'closes_at' | 'as_of'
>;

const EVERY_MS = 3_000;

interface StateOptions {
  readonly place: SheetPlace;
  readonly entry: Entry;
  readonly onMarks: (marks: readonly StoredMark[]) => void;
}

/**
 * Follows what others do on a sheet, a few seconds behind, while somebody looks at it. `current` is the sheet with whose
 * results are published by now.
 */
export function useSheetState({ place, entry, onMarks }: StateOptions) {
  const [state, setState] = useState<SheetState>(entry);
  const asOf = useRef(entry.as_of);
  const isAsking = useRef(false);
  const isAskedAgain = useRef(false);
  const [published, setPublished] = useState<readonly number[]>(() =>
    entry.students.flatMap(({ id, is_published }) => (is_published === 1 ? [id] : [])),
  );
  const show = useCallback((next: SheetState) => setState((before) => (isSame(before, next) ? before : next)), []);
  const ask = useCallback(async () => {
    if (isAsking.current || document.hidden || !navigator.onLine) return;
    isAsking.current = true;
    try {
      do {
        isAskedAgain.current = false;
        const query = { ...place, exam_type_id: entry.exam.id, since: asOf.current };
        const { marks, published_students, ...next } = await callApi(markChanges, { query });
        asOf.current = next.as_of;
        onMarks(marks);
        show(next);
        setPublished((before) => (isSameList(before, published_students) ? before : published_students));
      } while (isAskedAgain.current);
    } catch (error) {
      // The next time asks for the same again.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      isAsking.current = false;
    }
  }, [place, entry, onMarks, show]);
  // What an answer does not tell, the marks of others and whose results are published, is asked for behind it.
  const follow = useCallback(
    (next?: SheetState) => {
      if (next) show(next);
      isAskedAgain.current = true;
      void ask();
    },
    [show, ask],
  );
  useEffect(() => {
    const timer = setInterval(ask, EVERY_MS);
    return () => clearInterval(timer);
  }, [ask]);
  const current = useMemo(() => {
    const ids = new Set(published);
    return { ...entry, students: entry.students.map((each) => ({ ...each, is_published: ids.has(each.id) ? 1 : 0 })) };
  }, [entry, published]) satisfies Entry;
  return { state, current, follow, ask };
}

const SHOWN = [
  'lock',
  'newcomers_open',
  'handed_in_at',
  'handed_in_by',
  'published_at',
  'opens_at',
  'closes_at',
] as const;

function isSame(one: SheetState, other: SheetState): boolean {
  return SHOWN.every((name) => one[name] === other[name]);
}

function isSameList(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}

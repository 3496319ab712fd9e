import { useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import { FormScopeContext } from '../field/formScope.ts';
import type { ReferenceSearch } from './useReferenceSearch.ts';

interface TypedChoiceOptions {
  /** Its path in the form's values; undefined outside of a form. */
  readonly path: string | undefined;
  readonly search: ReferenceSearch;
  /** Told why what is typed could not be chosen, and when that is over. */
  readonly onProblem: ((problem: string | undefined) => void) | undefined;
}

/** Tells the form of what is typed in a chooser: a save waits for it, leaving asks first, and what could not be chosen is said. */
export function useTypedChoice({ path, search, onProblem }: TypedChoiceOptions): void {
  const choices = useContext(FormScopeContext)?.choices;
  const { isTaking, problem } = search;
  const latest = useRef({ search, onProblem });
  useEffect(() => {
    latest.current = { search, onProblem };
  });

  useEffect(() => {
    if (path === undefined || !choices) return;
    return choices.add(path, {
      take: () => {
        const { typed, take } = latest.current.search;
        if (typed === undefined) return;
        choices.setWaiting(path, true);
        take();
      },
      forget: () => latest.current.search.close(),
    });
  }, [choices, path]);

  const told = useRef<string>(undefined);
  useEffect(() => {
    if (told.current === problem) return;
    told.current = problem;
    latest.current.onProblem?.(problem);
  }, [problem]);

  const isTyped = search.typed !== undefined && search.typed.trim() !== '';
  useEffect(() => {
    if (path !== undefined) choices?.setTyped(path, isTyped);
  }, [choices, path, isTyped]);

  // After the problem is told: the save goes on now, and looks at it.
  useEffect(() => {
    if (path !== undefined) choices?.setWaiting(path, isTaking);
  });
}

/** Whether one of some choosers still waits for the answer that decides what is chosen. */
export function useIsWaiting(paths: readonly string[]): boolean {
  const choices = useContext(FormScopeContext)?.choices;
  return useSyncExternalStore(
    choices?.subscribe ?? nothingChanges,
    () => choices !== undefined && paths.some((path) => choices.isWaiting(path)),
  );
}

function nothingChanges(): () => void {
  return () => undefined;
}

import { useMemo } from 'react';
import { useStore } from 'react-admin';
import type { Resource } from '../../../core/resource.ts';
import { useAccount, useHolds } from '../../providers/ability.ts';
import { availableColumns, type Column } from './listColumns.ts';

export interface ListColumns {
  /** All that can be shown, in the order of the declaration. */
  readonly available: readonly Column[];
  readonly shown: readonly Column[];
  readonly show: (names: readonly string[]) => void;
  /** Back to what the declaration shows, or the view that is everybody's. */
  readonly reset: () => void;
}

/** The columns of a list, as somebody has chosen them in this browser. */
export function useColumns(resource: Resource): ListColumns {
  const may = useHolds();
  const { user } = useAccount();
  const usual = user?.default_views?.[resource.name]?.columns ?? resource.list.columns;
  const [chosen, setChosen] = useStore<readonly string[]>(`${resource.name}.columns`, usual);
  const available = useMemo(
    () => availableColumns(resource, (permission) => may(resource, permission)),
    [resource, may],
  );
  const shown = useMemo(() => inOrder({ names: chosen, usual, available }), [chosen, usual, available]);
  return { available, shown, show: setChosen, reset: () => setChosen(usual) };
}

// The usual columns keep their order; what was added stands behind them.
function inOrder(given: {
  names: readonly string[];
  usual: readonly string[];
  available: readonly Column[];
}): Column[] {
  const { names, usual, available } = given;
  const rank = (name: string) => (usual.includes(name) ? usual.indexOf(name) : usual.length);
  return available.filter(({ name }) => names.includes(name)).sort((one, other) => rank(one.name) - rank(other.name));
}

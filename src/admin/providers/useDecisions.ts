import { useMemo } from 'react';
import { type Decision, decisionOn } from '../../core/decisions.ts';
import { useRegistry } from '../product/product.ts';
import { useMay } from './ability.ts';

/** What the user may decide on, of all that they may read. */
export function useDecisions(): readonly Decision[] {
  const { resources } = useRegistry();
  const may = useMay();
  return useMemo(
    () =>
      resources
        .filter((resource) => may(resource, 'read'))
        .flatMap((resource) => decisionOn(resource, (permission) => may(resource, permission)) ?? []),
    [resources, may],
  );
}

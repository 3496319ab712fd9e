import type { Registry } from '../../../../core/registry.ts';
import { pathFields } from '../../../../core/pathFields.ts';
import type { Resource } from '../../../../core/resource.ts';
import type { Caller } from '../../../caller.ts';
import { refuse } from '../../../errors.ts';
import type { Values } from '../../store.ts';
import { importColumns } from './columns.ts';

/**
 * Refuses values for every row of a file that no column could bring: files, child rows, states, what is hidden from the
 * caller. A password is one person's: for every row it would be everybody's, and it would be kept with the job.
 */
export function requireFixed(
  { resource, registry, caller }: { readonly resource: Resource; readonly registry: Registry; readonly caller: Caller },
  fixed: Values,
): void {
  const taken = importColumns({ resource, registry, caller }).flatMap(({ place, field }) =>
    place.kind === 'own' && field.kind !== 'password' ? [place.name] : [],
  );
  const right = [...taken, ...pathFields(resource)];
  if (!Object.keys(fixed).every((name) => right.includes(name))) throw refuse.badQuery('values');
}

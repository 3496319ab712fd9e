import { useQuery } from '@tanstack/react-query';
import { isFilled } from '../../../core/conditions.ts';
import type { Resource } from '../../../core/resource.ts';
import type { AnyRecord } from '../../format/values.ts';
import { request } from '../../http/httpClient.ts';
import { useDebounced } from '../../inputs/useDebounced.ts';
import { ifPresent } from '../../providers/backEnd.ts';
import { useMay } from '../../providers/ability.ts';

export interface Similar {
  readonly record: AnyRecord & { readonly id: number };
  /** The fields in which it agrees with what is typed. */
  readonly by: readonly string[];
}

const PAUSE_MS = 400;
const NOBODY: readonly Similar[] = [];

/** The records that one with these values is likely to repeat; none until enough is known to compare. */
export function useSimilar(resource: Resource, values: Readonly<Record<string, unknown>>): readonly Similar[] {
  const may = useMay();
  const path = resource.endpoints.similar?.path;
  const known = Object.fromEntries(Object.entries(values).filter(([, value]) => isFilled(value)));
  const settled = useDebounced(JSON.stringify(known), PAUSE_MS);
  const asked = JSON.parse(settled) as Record<string, string>;
  const isEnough = resource.warnsOf?.by.some((names) => names.every((name) => name in asked)) ?? false;
  const isPossible = path !== undefined && isEnough && may(resource, 'read');
  const { data } = useQuery({
    queryKey: [resource.name, 'similar', asked],
    queryFn: async ({ signal }) =>
      (await ifPresent(path ?? '', async () => {
        const { json } = await request({ method: 'GET', path: path ?? '', query: asked, signal });
        return json as readonly Similar[];
      })) ?? NOBODY,
    enabled: isPossible,
    retry: false,
  });
  return (isPossible && data) || NOBODY;
}

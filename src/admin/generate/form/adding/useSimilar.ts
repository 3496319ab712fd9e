import { useQuery } from '@tanstack/react-query';
import { isFilled } from '../../../../core/conditions.ts';
import type { Resource } from '../../../../core/resource.ts';
import type { AnyRecord } from '../../../format/values.ts';
import { request } from '../../../http/httpClient.ts';
import { useDebounced } from '../../../inputs/combobox/useDebounced.ts';
import { ifPresent } from '../../../providers/backEnd.ts';
import { useMay } from '../../../providers/ability.ts';

export interface Similar {
  readonly record: AnyRecord & { readonly id: number };
  /** The fields in which it agrees with what is typed. */
  readonly by: readonly string[];
}

const PAUSE_MS = 400;
const NOBODY: readonly Similar[] = [];

interface SimilarQuery {
  readonly path: string;
  readonly asked: Readonly<Record<string, string>>;
}

/** What is compared of a record's values; none until enough is known. */
export function comparedValues(
  { warnsOf }: Pick<Resource, 'warnsOf'>,
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> | undefined {
  const names = new Set(warnsOf?.by.flat());
  const known = Object.fromEntries(
    Object.entries(values).filter(([name, value]) => names.has(name) && isFilled(value)),
  );
  return warnsOf?.by.some((group) => group.every((name) => name in known)) ? known : undefined;
}

/** Asks which records have these values. */
export function similarQuery({ name }: Pick<Resource, 'name'>, { path, asked }: SimilarQuery) {
  return {
    queryKey: [name, 'similar', asked],
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
      (await ifPresent(path, async () => {
        const { json } = await request({ method: 'GET', path, query: asked, signal });
        return json as readonly Similar[];
      })) ?? NOBODY,
    retry: false,
  };
}

/** The records that one with these values is likely to repeat; none until enough is known to compare. */
export function useSimilar(resource: Resource, values: Readonly<Record<string, unknown>>): readonly Similar[] {
  const may = useMay();
  const path = resource.endpoints.similar?.path;
  const known = comparedValues(resource, values);
  const settled = useDebounced(JSON.stringify(known ?? null), PAUSE_MS);
  const asked = JSON.parse(settled) as Record<string, string> | null;
  // A form that has just begun anew asks for nobody, though what was typed in the last one still settles.
  const isPossible = path !== undefined && known !== undefined && asked !== null && may(resource, 'read');
  const { data } = useQuery({
    ...similarQuery(resource, { path: path ?? '', asked: asked ?? {} }),
    enabled: isPossible,
  });
  return (isPossible && data) || NOBODY;
}

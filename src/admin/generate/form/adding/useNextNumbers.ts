import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { isFilled } from '../../../../core/conditions.ts';
import { nextFields, type Resource, scopeOf } from '../../../../core/resource.ts';
import { request } from '../../../http/httpClient.ts';
import { ifPresent } from '../../../providers/backEnd.ts';

export type NextNumbers = Readonly<Record<string, string | number | null>>;

/** The next numbers of a resource as the form stands; undefined until they are known, and where the back end does not say. */
export function useNextNumbers(resource: Resource): NextNumbers | undefined {
  const { control } = useFormContext();
  const names = [...new Set(nextFields(resource).flatMap(([, field]) => scopeOf(field)))];
  const values: readonly unknown[] = useWatch({ control, name: names });
  const scope = Object.fromEntries(
    names.map((name, index) => [name, values[index]]).filter(([, value]) => isFilled(value)),
  );
  const { data } = useQuery({
    // With its name in front it is asked anew after every save.
    queryKey: [resource.name, 'next', scope],
    queryFn: async ({ signal }) => (await readNextNumbers(resource, scope, signal)) ?? null,
    retry: false,
  });
  return data ?? undefined;
}

export async function readNextNumbers(
  { endpoints }: Resource,
  query: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
): Promise<NextNumbers | undefined> {
  const path = endpoints.next?.path;
  if (path === undefined) return undefined;
  return ifPresent(path, async () => {
    const { json } = await request({ method: 'GET', path, query: query as Record<string, string>, signal });
    return json as NextNumbers;
  });
}

import { useGetList } from 'react-admin';
import { fileAddress } from '../http/address.ts';

export interface Institute {
  readonly name: string;
  readonly logo: string | undefined;
}

/** Same as what the fields ask for, so that both share one call. */
const ONE_RECORD = { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' }, filter: {} } as const;
const TEN_MINUTES = 600_000;

/** The school's name and logo; undefined until they are known, and when they cannot be had: nothing depends on them. */
export function useInstitute(): Institute | undefined {
  const { data } = useGetList('institute', ONE_RECORD, { staleTime: TEN_MINUTES, retry: false });
  const name: unknown = data?.[0]?.name;
  const logo: unknown = data?.[0]?.logo;
  if (typeof name !== 'string' || name === '') return undefined;
  return { name, logo: typeof logo === 'string' && logo !== '' ? fileAddress(logo) : undefined };
}

import { type RaRecord, useGetList } from 'react-admin';
import { fileAddress } from '../http/address.ts';
import { useProduct } from '../product/product.ts';

export interface Institute {
  readonly name: string;
  readonly logo: string | undefined;
}

/** What asks for the only record that there is of something. */
export const ONE_RECORD = {
  pagination: { page: 1, perPage: 1 },
  sort: { field: 'id', order: 'ASC' },
  filter: {},
} as const;
const TEN_MINUTES = 600_000;

/** The institute's name and logo; undefined until they are known, and when they cannot be had: nothing depends on them. */
export function useInstitute(): Institute | undefined {
  const record = useInstituteRecord();
  const name: unknown = record?.name;
  const logo: unknown = record?.logo;
  if (typeof name !== 'string' || name === '') return undefined;
  return { name, logo: typeof logo === 'string' && logo !== '' ? fileAddress(logo) : undefined };
}

/** The only record of the product's institute; undefined until it is there. */
export function useInstituteRecord(): RaRecord | undefined {
  const { institute = '' } = useProduct();
  const { data } = useGetList(institute, ONE_RECORD, {
    staleTime: TEN_MINUTES,
    retry: false,
    enabled: institute !== '',
  });
  return data?.[0];
}

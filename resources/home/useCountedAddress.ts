import { useCallback } from 'react';
import { registry } from '../../schemas/index.ts';
import type { CountedRecords } from '../../schemas/dashboard.ts';
import { useAccount } from '../../src/admin/providers/ability.ts';
import { countedAddress } from './countedAddress.ts';

/** Answers where a figure leads; nowhere for whoever may not open that list. */
export function useCountedAddress(): (counted: CountedRecords) => string | undefined {
  const { ability } = useAccount();
  return useCallback((counted) => countedAddress(counted, { ability, registry }), [ability]);
}

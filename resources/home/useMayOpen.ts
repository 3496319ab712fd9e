import { useCallback, useMemo } from 'react';
import { createScreenAt, isOpenTo } from '../../src/admin/addresses/screens.ts';
import { useProduct } from '../../src/admin/product/product.ts';
import { useAccount } from '../../src/admin/providers/ability.ts';

/** Answers whether an address leads to a screen that the user may open: their role can have changed since it was told. */
export function useMayOpen(): (address: string) => boolean {
  const { ability } = useAccount();
  const product = useProduct();
  const screenAt = useMemo(() => createScreenAt(product), [product]);
  return useCallback(
    (address) => {
      const screen = screenAt(address.split('?', 1)[0] ?? address);
      return screen !== undefined && isOpenTo(ability, screen);
    },
    [ability, screenAt],
  );
}

import { useMemo } from 'react';
import { useProduct } from '../../product/product.ts';
import { useInstituteRecord } from '../../providers/useInstitute.ts';

/** The days that the product's words for a date field's beginning stand for; none while the institute is not known. */
export function useDayWords(today: string): Readonly<Record<string, string>> {
  const { dayWords } = useProduct();
  const institute = useInstituteRecord();
  return useMemo(() => (institute && dayWords?.(institute, today)) || {}, [dayWords, institute, today]);
}

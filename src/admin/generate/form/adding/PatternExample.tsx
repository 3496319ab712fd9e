import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { isNumbering } from '../../../../core/numbering.ts';
import { nextFields } from '../../../../core/resource.ts';
import { useDebounced } from '../../../inputs/combobox/useDebounced.ts';
import { useRegistry } from '../../../product/product.ts';
import { useFormSession } from '../session/formSession.ts';
import { useAddingTexts } from './useAddingTexts.ts';
import { readNextNumbers } from './useNextNumbers.ts';

const PAUSE_MS = 300;

/** What comes next by the pattern that is typed. */
export function PatternExample({ name }: { readonly name: string }) {
  const { resource } = useFormSession();
  const text = useAddingTexts();
  const place = `${resource.name}.${name}`;
  const counted = useRegistry().resources.flatMap((each) =>
    nextFields(each).flatMap(([field, { next }]) => (next.patternIn === place ? [{ resource: each, field }] : [])),
  );
  const [first] = counted;
  const pattern = useDebounced(String(useWatch({ name }) ?? '').trim(), PAUSE_MS);
  const isPattern = first !== undefined && isNumbering(pattern);
  const { data } = useQuery({
    queryKey: [first?.resource.name ?? '', 'next', { pattern }],
    queryFn: async ({ signal }) => (first && (await readNextNumbers(first.resource, { pattern }, signal))) ?? null,
    enabled: isPattern,
    retry: false,
  });
  const next = first && data?.[first.field];
  if (!isPattern || !next) return null;
  return <p className="adding-note">{text('nextOne', { value: String(next) })}</p>;
}

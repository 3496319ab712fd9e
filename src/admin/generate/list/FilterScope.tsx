import type { ReactNode } from 'react';
import { ListContextProvider, useListContext } from 'react-admin';
import { ChangeFilterContext } from './filterChanges.ts';
import type { FilterValues } from './filters.ts';

interface FilterScopeProps {
  readonly values: FilterValues;
  readonly onChange?: (values: FilterValues) => void;
  readonly children: ReactNode;
}

/** Has what is inside read and change one of the alternatives of a filter instead of the whole. */
export function FilterScope({ values, onChange, children }: FilterScopeProps) {
  const list = useListContext();
  return (
    <ListContextProvider value={{ ...list, filterValues: values }}>
      <ChangeFilterContext value={(change) => onChange?.(change(values))}>{children}</ChangeFilterContext>
    </ListContextProvider>
  );
}

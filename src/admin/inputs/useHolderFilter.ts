import { useQuery } from '@tanstack/react-query';
import { useContext, useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import { type ConstrainingReference, constrainingReferences } from '../../core/constrainingReferences.ts';
import { useShownResource } from '../fields/useWords.ts';
import { useRegistry } from '../product/product.ts';
import { useMay } from '../providers/ability.ts';
import { useFormScope } from './field/formScope.ts';
import { OfferFilterContext } from './combobox/recordDialog.ts';
import { onlyFilter } from './onlyFilter.ts';

type Filter = Readonly<Record<string, unknown>>;

/**
 * What a reference may offer so that whoever refers to the form's record, or is about to, may go on doing so. Whether
 * somebody does is asked for a record that is changed.
 */
export function useHolderFilter(name: string): { readonly filter: Filter; readonly isHeld: boolean } {
  const { record, row } = useFormScope();
  const { name: target } = useShownResource();
  const registry = useRegistry();
  const may = useMay();
  const dataProvider = useDataProvider();
  const wanted = useContext(OfferFilterContext);
  const id = record?.id;
  const holders = useMemo(() => {
    if (row || id === undefined) return [];
    return constrainingReferences(registry.resources, { target, field: name }).filter(({ resource }) =>
      may(resource, 'read'),
    );
  }, [registry, target, name, row, id, may]);

  const isHeldBy = async ({ resource, by }: ConstrainingReference): Promise<boolean> => {
    const { data } = await dataProvider.getList(resource.name, {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'ASC' },
      filter: { [by]: id },
    });
    return data.length > 0;
  };
  const { data: answers = [], isLoading } = useQuery({
    queryKey: [target, 'holders', name, id, holders.map(({ resource, by }) => `${resource.name}.${by}`)],
    // Whoever may not ask is offered everything; the server knows what it refuses.
    queryFn: () => Promise.allSettled(holders.map(isHeldBy)),
    enabled: holders.length > 0,
  });

  const isHolding = (index: number) => {
    const answer = answers[index];
    return answer?.status === 'fulfilled' && answer.value;
  };
  const held = holders.filter((_, index) => isHolding(index)).map(({ only }) => onlyFilter(only));
  const filters = [...held, ...(wanted && !row && id === undefined ? [wanted] : [])];
  return {
    filter: Object.assign({}, ...filters.map((filter) => filterOnTarget(filter, name))),
    isHeld: isLoading,
  };
}

/** What a filter says about a reference, said about the records that it offers: `role_id_not` becomes `id_not`. */
function filterOnTarget(filter: Filter, name: string): Filter {
  const about = Object.entries(filter).filter(([key]) => key === name || key === `${name}_not`);
  return Object.fromEntries(about.map(([key, value]) => [`id${key.slice(name.length)}`, value]));
}

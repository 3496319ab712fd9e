import { useTranslate } from 'react-admin';
import { fieldPermissions } from '../../../core/fields/field.ts';
import { fieldOf, type Resource } from '../../../core/resource.ts';
import { useHolds } from '../../providers/ability.ts';
import { FilterAlternatives } from './FilterAlternatives.tsx';
import { FilterInput } from './FilterInput.tsx';

interface FilterPanelProps {
  readonly id: string;
  readonly resource: Resource;
}

/** The filters that the declaration names. Each takes effect at once. */
export function FilterPanel({ id, resource }: FilterPanelProps) {
  const translate = useTranslate();
  const may = useHolds();
  const inputs = resource.list.filters.map((name) => {
    const field = fieldOf(resource, name);
    const isOffered = field && fieldPermissions(field).every((action) => may(resource, action));
    return isOffered && <FilterInput key={name} name={name} field={field} />;
  });
  return (
    <section id={id} className="list-filters" aria-label={translate('screens.filter.button')}>
      <div className="list-filter-group">{inputs}</div>
      <FilterAlternatives>{inputs}</FilterAlternatives>
    </section>
  );
}

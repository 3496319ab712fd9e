import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { isFilled } from '../../../core/conditions.ts';
import { fieldOf, type Resource } from '../../../core/resource.ts';
import { useConventions } from '../../fields/useConventions.ts';
import { formatValue, type ResourceWords } from '../../format/formatValue.ts';
import { fieldLabel, optionLabel } from '../../format/labels.ts';
import { titleOf } from '../../format/titleOf.ts';
import type { AnyRecord } from '../../format/values.ts';

/** A record in a few words: its title, and what its declaration tells beside it. */
export function useRecordSummary(resource: Resource): (record: AnyRecord & { readonly id: number }) => string {
  const translate = useTranslate();
  const conventions = useConventions();
  const words: ResourceWords = useMemo(
    () => ({
      conventions,
      label: (field) => fieldLabel(translate, resource.name, field),
      option: (field, option) => optionLabel(translate, { resource: resource.name, field, option }),
      yes: translate('ra.boolean.true'),
      no: translate('ra.boolean.false'),
    }),
    [conventions, resource, translate],
  );
  return (record) => {
    const told = (resource.warnsOf?.tells ?? []).flatMap((name) => {
      const field = fieldOf(resource, name);
      const value = record[name];
      const isSaid = field && isFilled(value) && !(Array.isArray(value) && value.length === 0);
      return isSaid ? [formatValue({ field, name, record }, words)] : [];
    });
    return [titleOf(resource, record, conventions), ...told].join(' · ');
  };
}

import { useTranslate } from 'react-admin';
import type { PendingCount } from '../../schemas/dashboard.ts';
import { optionLabel, resourceLabel } from '../../src/admin/format/labels.ts';

/** Answers what records in a state are called by: "Expenses: Pending". */
export function useStateLabel(): (count: PendingCount) => string {
  const translate = useTranslate();
  return ({ resource, field, state: option, count }) =>
    translate('home.inState', {
      resource: resourceLabel(translate, resource, count),
      state: optionLabel(translate, { resource, field, option }),
    });
}

import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { isForClass, type OverviewRow } from './overview.ts';
import { usePlanNames } from './usePlanNames.ts';

/** Plans that were ended because there are other results now than those they were made for. */
export function EndedPlans({ row }: { readonly row: OverviewRow }) {
  const translate = useTranslate();
  const namesOf = usePlanNames(row);
  return row.ended_plans.map((plan) => {
    const { at, names } = namesOf(plan);
    return (
      <Alert key={plan.id} severity="warning">
        {isForClass(plan)
          ? translate('pages.results.planEnded', { at })
          : translate('pages.results.planEndedForSections', { at, names })}
      </Alert>
    );
  });
}

import { Button } from '@mui/material';
import { useRef, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { registry } from '../../../schemas/index.ts';
import { type FocusOrigin, focusOrigin } from '../../../src/admin/generate/actions/returnFocus.ts';
import type { useSuccess } from '../../../src/admin/generate/actions/useSuccess.tsx';
import { ConfirmDialog } from '../../../src/admin/generate/shared/ConfirmDialog.tsx';
import { Icon } from '../../../src/admin/icons/Icon.tsx';
import { useErrorNotice } from '../../../src/admin/notices/useErrorNotice.ts';
import type { AppDataProvider } from '../../../src/admin/providers/dataProvider.ts';
import { serverMessageOf } from '../../../src/admin/providers/serverMessages.ts';
import { isFor, isForClass, keepsPublished, type OverviewRow, type Plan } from './overview.ts';
import { usePlanNames } from './usePlanNames.ts';

const resource = registry.get('resultPublication');

interface PlansProps {
  readonly row: OverviewRow;
  readonly onChanged: () => Promise<void>;
  readonly onCancelled: ReturnType<typeof useSuccess>['saySuccess'];
}

/** When results are to be published, each with the way to cancel that. */
export function Plans(props: PlansProps) {
  return props.row.plans.map((plan) => <PlanLine key={plan.id} plan={plan} {...props} />);
}

function PlanLine({ plan, row, ...told }: PlansProps & { readonly plan: Plan }) {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const { begin, cancel, isBusy } = useCancel(plan, told);
  const sections = row.sections.filter((section) => isFor(plan, section));
  const text = keepsPublished(sections) ? 'cancelNewer' : 'cancelFirst';
  const { at, names } = usePlanNames(row)(plan);
  return (
    <p className="office-plan">
      <Icon name="Schedule" size="small" />
      <span>
        {isForClass(plan)
          ? translate('pages.results.plannedFor', { at })
          : translate('pages.results.plannedForSections', { at, names })}
      </span>
      <Button
        size="small"
        color="inherit"
        onClick={() => {
          begin();
          setAsking(true);
        }}
      >
        {translate('pages.results.cancelPlan')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={translate(`resources.${resource.name}.actions.cancel`)}
        text={translate(`pages.results.${text}`)}
        confirmLabel={translate('pages.results.cancelPlan')}
        cancelLabel={translate('screens.action.back')}
        tone="warning"
        isBusy={isBusy}
        onConfirm={cancel}
        onCancel={() => setAsking(false)}
      />
    </p>
  );
}

function useCancel({ id }: Plan, { onChanged, onCancelled }: Omit<PlansProps, 'row'>) {
  const dataProvider = useDataProvider<AppDataProvider>();
  const noteError = useErrorNotice(resource);
  const from = useRef<FocusOrigin>(undefined);
  const [isBusy, setBusy] = useState(false);
  const begin = () => {
    from.current = focusOrigin();
  };
  const cancel = async () => {
    const origin = from.current ?? focusOrigin();
    setBusy(true);
    try {
      const { data } = await dataProvider.act(resource.name, { id, action: 'cancel' });
      await onChanged();
      onCancelled(serverMessageOf(data), origin);
    } catch (error) {
      noteError(error);
      setBusy(false);
      await onChanged();
    }
  };
  return { begin, cancel: () => void cancel(), isBusy };
}

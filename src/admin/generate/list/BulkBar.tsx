import { Button } from '@mui/material';
import { Suspense, useEffect, useRef, useState } from 'react';
import { type Identifier, useDataProvider, useListContext, useTranslate } from 'react-admin';
import { MAX_SLICE } from '../../../core/limits.ts';
import type { Resource } from '../../../core/resource.ts';
import { useMay } from '../../providers/ability.ts';
import type { BulkOutcome } from '../../providers/bulk.ts';
import type { AppDataProvider } from '../../providers/dataProvider.ts';
import { type FocusOrigin, focusOrigin, returnFocus } from '../actions/returnFocus.ts';
import { useWrite } from '../actions/useWrite.ts';
import { deletionText } from '../shared/deletionText.ts';
import { lazyPage } from '../../loading/lazyPage.tsx';
import { hasAccounts } from '../logins/accountOf.ts';
import { ConfirmDialog } from '../shared/ConfirmDialog.tsx';
import { BulkOutcomeDialog } from './BulkOutcomeDialog.tsx';

// Few select anybody: the first list need not wait for it.
const SlipsButton = lazyPage(() => import('../logins/SlipsButton.tsx').then((module) => module.SlipsButton));

type BulkAction = 'activate' | 'deactivate' | 'remove';

interface Confirmation {
  readonly action: BulkAction;
  readonly from: FocusOrigin;
}

interface Answer {
  readonly outcome: BulkOutcome;
  readonly from: FocusOrigin;
}

/** What can be done with all selected records at once. */
export function BulkBar({ resource }: { readonly resource: Resource }) {
  const translate = useTranslate();
  const may = useMay();
  const dataProvider = useDataProvider<AppDataProvider>();
  const { data: seen = [], selectedIds: ids, filterValues, onSelect, onSelectAll, total = 0 } = useListContext();
  const { write, isBusy } = useWrite(resource);
  const [confirmation, setConfirmation] = useState<Confirmation>();
  const [answered, setAnswered] = useState<Answer>();
  const count = ids.length;

  // Somebody who finds other records means those: what is not among them any more must not be changed along with them.
  const filter = JSON.stringify(filterValues);
  const selectedAmong = useRef(filter);
  useEffect(() => {
    if (selectedAmong.current === filter) return;
    selectedAmong.current = filter;
    onSelect([]);
  }, [filter, onSelect]);

  const run = async ({ action, from }: Confirmation) => {
    const { answer } = await write(() =>
      action === 'remove'
        ? dataProvider.removeMany(resource.name, { ids })
        : dataProvider.toggleMany(resource.name, { ids, is_active: action === 'activate' ? 1 : 0, seen }),
    );
    setConfirmation(undefined);
    if (!answer) return;
    setAnswered({ outcome: answer.data, from });
    // What was refused stays selected, to be looked at; what is not there any more cannot be.
    onSelect(await existing(answer.data.refused.map(({ id }) => id)));
  };

  const finish = ({ from }: Answer) => {
    setAnswered(undefined);
    returnFocus(from);
  };

  const textOf = (action: BulkAction) => {
    const question = translate(`screens.bulk.${action}Text`, { smart_count: count });
    return action === 'remove' ? deletionText({ resource, translate, question }) : question;
  };

  const existing = async (ids: Identifier[]) => {
    if (ids.length === 0) return [];
    try {
      const { data } = await dataProvider.getMany(resource.name, { ids });
      return data.map(({ id }) => id);
    } catch {
      // Nothing is known of them then, and they stay.
      return ids;
    }
  };

  const actions: BulkAction[] = [
    ...(resource.endpoints.toggle && may(resource, 'update') ? (['activate', 'deactivate'] as const) : []),
    ...(resource.endpoints.remove && may(resource, 'delete') ? (['remove'] as const) : []),
  ];
  const canSelectAll = total > count && total <= MAX_SLICE;
  return (
    <>
      {count > 0 && (
        <section className="list-bulk" aria-label={translate('screens.bulk.label')}>
          <span aria-live="polite">{translate('screens.bulk.selected', { smart_count: count })}</span>
          {canSelectAll && (
            <Button size="small" onClick={() => onSelectAll({ limit: MAX_SLICE })}>
              {translate('screens.bulk.selectAll', { smart_count: total })}
            </Button>
          )}
          <span className="list-bulk-actions">
            {hasAccounts(resource) && (
              <Suspense fallback={null}>
                <SlipsButton resource={resource} ids={ids} seen={seen} />
              </Suspense>
            )}
            {actions.map((action) => (
              <Button
                key={action}
                size="small"
                variant="outlined"
                color={action === 'remove' ? 'error' : 'primary'}
                onClick={() => setConfirmation({ action, from: focusOrigin() })}
              >
                {translate(`screens.bulk.${action}`)}
              </Button>
            ))}
            <Button size="small" color="inherit" onClick={() => onSelect([])}>
              {translate('screens.bulk.clear')}
            </Button>
          </span>
        </section>
      )}
      {confirmation && (
        <ConfirmDialog
          isOpen
          title={translate('screens.delete.title')}
          text={textOf(confirmation.action)}
          confirmLabel={translate(
            confirmation.action === 'remove' ? 'screens.delete.confirm' : `screens.bulk.${confirmation.action}`,
          )}
          tone={confirmation.action === 'remove' ? 'error' : 'primary'}
          isBusy={isBusy}
          onConfirm={() => run(confirmation)}
          onCancel={() => setConfirmation(undefined)}
        />
      )}
      {answered && (
        <BulkOutcomeDialog resource={resource} outcome={answered.outcome} onClose={() => finish(answered)} />
      )}
    </>
  );
}

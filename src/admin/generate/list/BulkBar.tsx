import { Button } from '@mui/material';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { MAX_SLICE } from '../../../core/limits.ts';
import type { Action, Resource } from '../../../core/resource.ts';
import { useMay } from '../../providers/ability.ts';
import { type FocusOrigin, focusOrigin } from '../actions/returnFocus.ts';
import { usePossibleActions } from '../actions/usePossibleActions.ts';
import { lazyPage } from '../../loading/lazyPage.tsx';
import { hasAccounts } from '../logins/accountOf.ts';
import type { BulkChoice } from './bulkAction.ts';
import { BulkActionDialogPage, ChangeManyPage } from './bulkActionDialogPage.ts';

// Few select anything: the first list need not wait for these.
const SlipsButton = lazyPage(() => import('../logins/SlipsButton.tsx').then((module) => module.SlipsButton));

const BulkDialogs = lazyPage(() => import('./lateDialogs.ts').then((module) => module.BulkDialogs));

interface ChosenAction {
  readonly action: BulkChoice | Action;
  readonly from: FocusOrigin;
}

/** What can be done with all selected records at once. */
export function BulkBar({ resource }: { readonly resource: Resource }) {
  const translate = useTranslate();
  const may = useMay();
  const { data: seen = [], selectedIds: ids, filterValues, onSelect, onSelectAll, total = 0 } = useListContext();
  const [chosen, setChosen] = useState<ChosenAction>();
  const count = ids.length;
  const onClose = () => setChosen(undefined);

  // Somebody who finds other records means those: what is not among them any more must not be changed along with them.
  const filter = JSON.stringify(filterValues);
  const selectedAmong = useRef(filter);
  useEffect(() => {
    if (selectedAmong.current === filter) return;
    selectedAmong.current = filter;
    onSelect([]);
  }, [filter, onSelect]);

  const actions: BulkChoice[] = [
    ...(resource.endpoints.updateMany && may(resource, 'update') ? (['change'] as const) : []),
    ...(resource.endpoints.toggle && may(resource, 'update') ? (['activate', 'deactivate'] as const) : []),
    ...(resource.endpoints.remove && may(resource, 'delete') ? (['remove'] as const) : []),
  ];
  const possible = usePossibleActions(resource);
  // Those that a selected record is open for; of records on other pages that is not known yet.
  const selected = seen.filter(({ id }) => ids.includes(id));
  const moves = Object.values(resource.actions).filter(({ name, personal, permission }) =>
    selected.length < count
      ? personal.length === 0 && may(resource, permission)
      : selected.some((record) => possible(record).some(({ action, refusal }) => action.name === name && !refusal)),
  );
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
            {moves.map((action) => (
              <Button
                key={action.name}
                size="small"
                variant="outlined"
                color={action.tone ?? 'primary'}
                onClick={() => setChosen({ action, from: focusOrigin() })}
              >
                {translate(`resources.${resource.name}.actions.${action.name}`)}
              </Button>
            ))}
            {actions.map((action) => (
              <Button
                key={action}
                size="small"
                variant="outlined"
                color={action === 'remove' ? 'error' : 'primary'}
                onClick={() => setChosen({ action, from: focusOrigin() })}
              >
                {translate(action === 'change' ? 'ra.action.edit' : `screens.bulk.${action}`)}
              </Button>
            ))}
            <Button size="small" color="inherit" onClick={() => onSelect([])}>
              {translate('screens.bulk.clear')}
            </Button>
          </span>
        </section>
      )}
      {chosen && (
        <Suspense fallback={null}>
          {chosen.action === 'change' ? (
            <ChangeManyPage {...{ resource, ids, onClose }} from={chosen.from} onChanged={onSelect} />
          ) : typeof chosen.action === 'string' ? (
            <BulkDialogs {...{ resource, onClose }} action={chosen.action} from={chosen.from} />
          ) : (
            <BulkActionDialogPage
              {...{ resource, ids, onClose }}
              action={chosen.action}
              from={chosen.from}
              onDecided={onSelect}
            />
          )}
        </Suspense>
      )}
    </>
  );
}

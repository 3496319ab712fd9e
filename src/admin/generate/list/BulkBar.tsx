import { Button } from '@mui/material';
import { useState } from 'react';
import { type Identifier, useDataProvider, useListContext, useTranslate } from 'react-admin';
import { MAX_SLICE } from '../../../core/limits.ts';
import type { Resource } from '../../../core/resource.ts';
import { useMay } from '../../providers/ability.ts';
import type { BulkOutcome } from '../../providers/bulk.ts';
import type { CampusDataProvider } from '../../providers/dataProvider.ts';
import { useWrite } from '../actions/useWrite.ts';
import { ConfirmDialog } from '../shared/ConfirmDialog.tsx';
import { BulkOutcomeDialog } from './BulkOutcomeDialog.tsx';

type Deed = 'activate' | 'deactivate' | 'remove';

/** What can be done with all selected records at once. */
export function BulkBar({ resource }: { readonly resource: Resource }) {
  const translate = useTranslate();
  const may = useMay();
  const dataProvider = useDataProvider<CampusDataProvider>();
  const { selectedIds, onSelect, onSelectAll, total = 0 } = useListContext();
  const { write, isBusy } = useWrite(resource);
  const [asked, setAsked] = useState<Deed>();
  const [outcome, setOutcome] = useState<BulkOutcome>();
  const count = selectedIds.length;

  const run = async (deed: Deed) => {
    const { answer } = await write(() =>
      deed === 'remove'
        ? dataProvider.removeMany(resource.name, { ids: selectedIds })
        : dataProvider.toggleMany(resource.name, { ids: selectedIds, is_active: deed === 'activate' ? 1 : 0 }),
    );
    setAsked(undefined);
    if (!answer) return;
    setOutcome(answer.data);
    // What was refused stays selected, to be looked at; what is not there any more cannot be.
    onSelect(await existing(answer.data.refused.map(({ id }) => id)));
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

  const deeds: Deed[] = [
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
          <span className="list-bulk-deeds">
            {deeds.map((deed) => (
              <Button key={deed} size="small" variant="outlined" color={deed === 'remove' ? 'error' : 'primary'} onClick={() => setAsked(deed)}>
                {translate(`screens.bulk.${deed}`)}
              </Button>
            ))}
            <Button size="small" color="inherit" onClick={() => onSelect([])}>
              {translate('screens.bulk.clear')}
            </Button>
          </span>
        </section>
      )}
      {asked && (
        <ConfirmDialog
          isOpen
          title={translate('screens.delete.title')}
          text={translate(`screens.bulk.${asked}Text`, { smart_count: count })}
          confirmLabel={translate(asked === 'remove' ? 'screens.delete.confirm' : `screens.bulk.${asked}`)}
          tone={asked === 'remove' ? 'error' : 'primary'}
          isBusy={isBusy}
          onConfirm={() => run(asked)}
          onCancel={() => setAsked(undefined)}
        />
      )}
      {outcome && <BulkOutcomeDialog resource={resource} outcome={outcome} onClose={() => setOutcome(undefined)} />}
    </>
  );
}

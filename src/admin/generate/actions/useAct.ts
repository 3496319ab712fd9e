import { type RaRecord, useDataProvider } from 'react-admin';
import type { Action, Resource } from '../../../core/resource.ts';
import type { AnyRecord } from '../../fields/values.ts';
import { useDoneNotice } from '../../notices/useDoneNotice.ts';
import type { CampusDataProvider } from '../../providers/dataProvider.ts';
import { useRecordCache } from '../shared/useRecordCache.ts';
import { useWrite } from './useWrite.ts';

interface Deed {
  readonly record: RaRecord;
  readonly action: Action;
  /** What the action asked for. */
  readonly data?: AnyRecord;
}

/** Takes a status action; what comes of it is said either way. */
export function useAct(resource: Resource) {
  const dataProvider = useDataProvider<CampusDataProvider>();
  const noteDone = useDoneNotice();
  const remember = useRecordCache(resource);
  const { write, isBusy } = useWrite(resource);

  const act = async ({ record, action, data = {} }: Deed) => {
    const sent = { ...data, row_version: record.row_version };
    const outcome = await write(() => dataProvider.act(resource.name, { id: record.id, action: action.name, data: sent }));
    if (outcome.answer) {
      remember(outcome.answer.data);
      noteDone(outcome.answer.data);
    }
    return outcome;
  };

  return { act, isBusy };
}

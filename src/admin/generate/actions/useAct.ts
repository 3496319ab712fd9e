import { type RaRecord, useDataProvider } from 'react-admin';
import type { Action, Resource } from '../../../core/resource.ts';
import type { AnyRecord } from '../../format/values.ts';
import type { AppDataProvider } from '../../providers/dataProvider.ts';
import { useWrite } from './useWrite.ts';

interface ActionRequest {
  readonly record: RaRecord;
  readonly action: Action;
  /** What the action asked for. */
  readonly data?: AnyRecord;
}

/** Takes a status action; what went wrong is said. */
export function useAct(resource: Resource) {
  const dataProvider = useDataProvider<AppDataProvider>();
  const { change, isBusy } = useWrite(resource);

  const act = ({ record, action, data = {} }: ActionRequest) => {
    const sent = { ...data, row_version: record.row_version };
    return change(record, () => dataProvider.act(resource.name, { id: record.id, action: action.name, data: sent }));
  };

  return { act, isBusy };
}

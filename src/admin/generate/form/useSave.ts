import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useDataProvider } from 'react-admin';
import type { Resource } from '../../../core/resource.ts';
import type { AnyRecord } from '../../fields/values.ts';
import { useDoneNotice } from '../../notices/useDoneNotice.ts';
import type { CampusDataProvider } from '../../providers/dataProvider.ts';
import { changedValues } from '../../providers/entered.ts';
import { useRecordCache } from '../shared/useRecordCache.ts';
import { sentValues } from './formValues.ts';

interface SaveRequest {
  readonly values: AnyRecord;
  /** The record as the form got it; none when one is made. */
  readonly record: AnyRecord | undefined;
  /** The record as somebody else has made it meanwhile, when the form's changes are to go on top of that. */
  readonly onTopOf?: AnyRecord | undefined;
}

/** Saves a form: makes the record or changes it, says so, and has every list of the resource read afresh. */
export function useSave(resource: Resource) {
  const dataProvider = useDataProvider<CampusDataProvider>();
  const queryClient = useQueryClient();
  const noteDone = useDoneNotice();
  const remember = useRecordCache(resource);

  return async ({ values, record, onTopOf }: SaveRequest): Promise<RaRecord> => {
    const data = sentValues(resource, values, record);
    const { data: saved } = record
      ? await dataProvider.update(resource.name, {
          id: record.id as number,
          data: changedValues(resource, data, record),
          previousData: (onTopOf ?? record) as RaRecord,
        })
      : await dataProvider.create(resource.name, { data });
    noteDone(saved, record ? 'ra.notification.updated' : 'ra.notification.created');
    remember(saved);
    await queryClient.invalidateQueries({ queryKey: [resource.name] });
    return saved;
  };
}

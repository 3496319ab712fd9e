import type { MouseEvent, RefObject } from 'react';
import { useWatch } from 'react-hook-form';
import { useQuery } from '@tanstack/react-query';
import { type Identifier, useDataProvider, useTranslate } from 'react-admin';
import { fieldOf, type Resource } from '../../../core/resource.ts';
import { FieldValue } from '../../fields/FieldValue.tsx';
import { useWords } from '../../fields/useWords.ts';
import type { AnyRecord } from '../../format/values.ts';
import { formatDateTime } from '../../format/format.ts';
import type { AppDataProvider } from '../../providers/dataProvider.ts';
import { HistoryRows } from '../show/HistoryRows.tsx';
import { useFormSession } from './formSession.ts';
import { contestedFields } from './formValues.ts';
import { StaleAlert } from './StaleAlert.tsx';

interface StaleNoteProps {
  readonly before: AnyRecord;
  readonly theirs: AnyRecord;
  readonly mayTakeFocus: RefObject<boolean>;
  readonly onKeepMine: (event: MouseEvent) => void;
  readonly onTakeTheirs: () => void;
}

/** Who changed the record last and when, by its history; nothing where that is not told or not there yet. */
function useWhoWasFaster(resource: Resource, { id, row_version }: AnyRecord): string | undefined {
  const translate = useTranslate();
  const { conventions } = useWords();
  const dataProvider = useDataProvider<AppDataProvider>();
  const { data } = useQuery({
    queryKey: [resource.name, 'lastChange', String(id), row_version],
    queryFn: ({ signal }) => dataProvider.history(resource.name, { id: id as Identifier, signal }),
    retry: false,
  });
  const [last] = data?.data ?? [];
  if (!last?.user) return undefined;
  return translate('screens.stale.by', { name: last.user.name, at: formatDateTime(last.at, conventions) });
}

/** Somebody else was faster: what they changed, and whose version is to count. */
export function StaleNote({ before, theirs, mayTakeFocus, onKeepMine, onTakeTheirs }: StaleNoteProps) {
  const { resource, isSaving } = useFormSession();
  const words = useWords();
  const translate = useTranslate();
  const title = useWhoWasFaster(resource, theirs);
  const mine: AnyRecord = useWatch();
  const { changed, contested } = contestedFields({ resource, mine, before, theirs });
  return (
    <StaleAlert title={title} {...{ isSaving, mayTakeFocus, onKeepMine, onTakeTheirs }}>
      {translate(changed.length > 0 ? 'screens.stale.text' : 'screens.stale.nothing')}
      <dl className="form-stale-fields">
        {changed.map((name) => {
          const field = fieldOf(resource, name);
          return (
            field && (
              <div key={name} data-contested={contested.includes(name)}>
                <dt>{words.label(name)}</dt>
                <dd>
                  {field.kind === 'children' ? (
                    <HistoryRows name={name} field={field} before={before[name]} after={theirs[name]} />
                  ) : (
                    <FieldValue field={field} name={name} record={theirs} isCell />
                  )}
                  {contested.includes(name) && (
                    <span className="form-stale-mine">{translate('screens.stale.contested')}</span>
                  )}
                </dd>
              </div>
            )
          );
        })}
      </dl>
    </StaleAlert>
  );
}

import type { ReactNode } from 'react';
import { isFilled } from '../../../core/conditions.ts';
import { fieldOf, type Resource } from '../../../core/resource.ts';
import { FieldValue } from '../../fields/FieldValue.tsx';
import { useWords } from '../../fields/useWords.ts';
import type { AnyRecord } from '../../format/values.ts';
import { HistoryRows } from './HistoryRows.tsx';
import './changedFields.css';

interface ChangedFieldsProps {
  readonly resource: Resource;
  readonly names: readonly string[];
  readonly before: AnyRecord;
  readonly now: AnyRecord;
  /** What stands beside the value of a field. */
  readonly noteOn?: (name: string) => ReactNode;
}

/** The fields of a record that somebody else has changed, as they were and as they are now. */
export function ChangedFields({ resource, names, before, now, noteOn }: ChangedFieldsProps) {
  const words = useWords();
  return (
    <dl className="changed-fields">
      {names.map((name) => {
        const field = fieldOf(resource, name);
        return (
          field && (
            <div key={name}>
              <dt>{words.label(name)}</dt>
              <dd>
                {field.kind === 'children' ? (
                  <HistoryRows name={name} field={field} before={before[name]} after={now[name]} />
                ) : (
                  <>
                    {isFilled(before[name]) && (
                      <>
                        <del>
                          <FieldValue field={field} name={name} record={before} isCell />
                        </del>{' '}
                      </>
                    )}
                    <FieldValue field={field} name={name} record={now} isCell />
                  </>
                )}
                {noteOn?.(name)}
              </dd>
            </div>
          )
        );
      })}
    </dl>
  );
}

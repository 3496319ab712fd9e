import type { ReactNode } from 'react';
import { fieldOf, type Resource } from '../../../core/resource.ts';
import { useWords } from '../../fields/useWords.ts';
import { formatValue } from '../../format/formatValue.ts';
import { NOTHING } from '../../format/format.ts';
import type { AnyRecord } from '../../format/values.ts';
import { textsOf } from './entryTexts.ts';

interface ViewHeadProps {
  readonly resource: Resource;
  /** One of the records that are shown; all of them have what is said here. */
  readonly record: AnyRecord;
  /** Whose week or plan it is. */
  readonly names: readonly string[];
  /** What all records have besides. */
  readonly common: readonly string[];
  readonly children: ReactNode;
}

/** What is shown, and what all of it has; on paper it is the heading. */
export function ViewHead({ resource, record, names, common, children }: ViewHeadProps) {
  const words = useWords();
  const facts = common.flatMap((name) => {
    const field = fieldOf(resource, name);
    const text = field ? formatValue({ field, name, record }, words) : NOTHING;
    return text === NOTHING || names.includes(name) ? [] : [{ name, text }];
  });
  return (
    <header className="views-head">
      <div>
        <h2>
          <bdi>{textsOf({ resource, record, names }, words).join(' · ')}</bdi>
        </h2>
        {facts.length > 0 && (
          <ul>
            {facts.map(({ name, text }) => (
              <li key={name}>
                {words.label(name)}: <bdi>{text}</bdi>
              </li>
            ))}
          </ul>
        )}
      </div>
      {children}
    </header>
  );
}

import type { MonthView } from '../../../core/listViews.ts';
import { type Resource, statusFieldOf } from '../../../core/resource.ts';
import { statusTone, type Tone } from '../../fields/statusTone.ts';
import { useWords } from '../../fields/useWords.ts';
import { formatTime } from '../../format/format.ts';
import { titleOf } from '../../format/titleOf.ts';
import type { AnyRecord } from '../../format/values.ts';
import { textsOf } from './entryTexts.ts';
import { timeOf } from './spans.ts';

interface EntryText {
  readonly title: string;
  /** What it says besides; often nothing. */
  readonly more: string;
  /** All of it in one line. */
  readonly text: string;
  /** The colour of its state; what has no state has none. */
  readonly tone: Tone | undefined;
}

/** What a record says in a month, its time first. */
export function useEntryText(resource: Resource, view: MonthView): (record: AnyRecord) => EntryText {
  const words = useWords();
  const { conventions } = words;
  const state = statusFieldOf(resource);
  const field = state === undefined ? undefined : resource.fields[state];
  return (record) => {
    const time = timeOf(record, view, conventions.timeZone);
    const [first = titleOf(resource, record, conventions), ...others] = textsOf(
      { resource, record, names: view.shows },
      words,
    );
    const title = time === undefined ? first : `${formatTime(time, conventions)} ${first}`;
    const more = others.join(' · ');
    const option =
      field?.kind === 'status' ? field.options.find(({ value }) => value === record[state ?? '']) : undefined;
    return {
      title,
      more,
      text: [title, ...others].join(' · '),
      tone: option && statusTone(resource, state ?? '', option.name),
    };
  };
}

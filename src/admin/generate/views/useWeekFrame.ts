import { holds } from '../../../core/conditions.ts';
import type { ReferenceField } from '../../../core/fields/field.ts';
import { throughReference, type WeekView } from '../../../core/listViews.ts';
import { narrowingOf } from '../../../core/narrowing.ts';
import { embedKey, type Resource } from '../../../core/resource.ts';
import { useWords } from '../../fields/useWords.ts';
import { titleOf } from '../../format/titleOf.ts';
import { type AnyRecord, nameOf } from '../../format/values.ts';
import { useRegistry } from '../../product/product.ts';
import { useAllRecords } from './useAllRecords.ts';
import { combinations, inSchoolOrder, inTimeOrder, isSlotOf, type Slot, type WeekDay } from './weekGrid.ts';

const EVERYTHING = [{}];

/** The columns and the rows of a week: all days there are, and the times that its blocks could have. */
export function useWeekFrame(resource: Resource, week: WeekView, blocks: readonly AnyRecord[]) {
  const registry = useRegistry();
  const { conventions } = useWords();
  const [dayName, weekdayName] = throughReference(week.day);
  const [slotName, fromName] = throughReference(week.from);
  const [, toName] = throughReference(week.to);
  const dayField = resource.fields[dayName] as ReferenceField;
  const slotField = resource.fields[slotName] as ReferenceField;
  const [dayResource, slotResource] = [registry.get(dayField.target), registry.get(slotField.target)];
  const dayAnswer = useAllRecords(dayResource, { filters: EVERYTHING });
  const slotAnswer = useAllRecords(slotResource, { filters: EVERYTHING });
  // What is switched off is shown as long as something takes place in it.
  const isKept = (name: string) => (record: AnyRecord) =>
    record.is_active !== 0 || blocks.some((block) => block[name] === record.id);
  const days: WeekDay[] = (dayAnswer.data?.data ?? []).filter(isKept(dayName)).map((record) => ({
    id: Number(record.id),
    name: titleOf(dayResource, record, conventions),
    weekday: Number(record[weekdayName]),
    isWorked: holds(dayField.only, record),
  }));
  const { pairs } = narrowingOf(slotField);
  const fitting = (slotAnswer.data?.data ?? [])
    .filter(isKept(slotName))
    .filter((record) => isSlotOf(record, blocks, pairs));
  const parting = pairs.map(([there]) => there);
  const isMixed = combinations(fitting, parting).length > 1;
  const slots: Slot[] = fitting.map((record) => ({
    id: Number(record.id),
    name: [
      titleOf(slotResource, record, conventions),
      ...(isMixed ? parting.flatMap((name) => nameOf(record[embedKey(name)]) ?? []) : []),
    ].join(' · '),
    from: String(record[fromName] ?? ''),
    to: String(record[toName] ?? ''),
    isTaken: holds(slotField.only, record),
  }));
  return {
    days: inSchoolOrder(days),
    slots: inTimeOrder(slots),
    places: { day: dayName, slot: slotName },
    isPending: dayAnswer.isPending || slotAnswer.isPending,
    error: dayAnswer.error ?? slotAnswer.error,
    refetch: () => Promise.all([dayAnswer.refetch(), slotAnswer.refetch()]),
  };
}

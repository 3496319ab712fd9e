import { Button } from '@mui/material';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { isFilled } from '../../../../core/conditions.ts';
import { isObject } from '../../../../core/isObject.ts';
import type { TakingReference } from '../../../../core/madeTogether.ts';
import { templateFields } from '../../../../core/titles.ts';
import { optionLabel } from '../../../format/labels.ts';
import { useTogether } from '../../../inputs/useTogether.ts';
import { useRegistry } from '../../../product/product.ts';
import { useAddingTexts } from './useAddingTexts.ts';
import { useSimilar } from './useSimilar.ts';
import { useRecordSummary } from '../../shared/useRecordSummary.ts';

interface RelatedOffersProps {
  readonly field: TakingReference;
  readonly name: string;
}

/** One way in which a record may begin: as a father, with what the form says of the father. */
interface Start {
  readonly choice: string;
  readonly kind: string;
  /** By the name over there, the name here. */
  readonly taken: Readonly<Record<string, string>>;
}

/**
 * Offers whom a reference may lead to by what the form says already: records that are there with the same number, and new ones
 * that begin with it.
 */
export function RelatedOffers({ field, name }: RelatedOffersProps) {
  const starts = Object.entries(field.startsAs ?? {}).flatMap(([choice, kinds]) =>
    Object.entries(kinds).map(([kind, taken]): Start => ({ choice, kind, taken })),
  );
  const { setValue } = useFormContext();
  const value: unknown = useWatch({ name });
  const together = useTogether({
    field,
    input: { path: name, value, change: (given) => setValue(name, given, { shouldDirty: true }) },
  });
  useFollowed(name, value, starts);
  // With nothing left that it needs, what comes behind it is typed next.
  const begin = (given: Readonly<Record<string, unknown>>) =>
    together.begin(given, { onWhole: () => focusBehind(name) });
  if (isFilled(value) && !isObject(value)) return null;
  return (
    <div className="adding-related" data-offer>
      {starts.map((start) => (
        <ExistingRecord key={start.kind} start={start} field={field} name={name} />
      ))}
      {together.isPossible && !together.isGiven && (
        <div className="adding-starts">
          {starts.map((start) => (
            <Begin key={start.kind} start={start} field={field} onBegin={begin} />
          ))}
        </div>
      )}
    </div>
  );
}

function focusBehind(name: string): void {
  const cells = [...document.querySelectorAll<HTMLElement>('.form-cell[data-field]')];
  const behind = cells.slice(cells.findIndex((cell) => cell.dataset.field === name) + 1);
  behind
    .map((cell) => cell.querySelector<HTMLElement>('input, textarea'))
    .find((field) => field !== null)
    ?.focus();
}

/** What the form says of a start, by the names over there. */
function useStarted({ taken }: Start): Readonly<Record<string, unknown>> {
  const names = Object.entries(taken);
  const values: readonly unknown[] = useWatch({ name: names.map(([, here]) => here) });
  const said = names.map(([there], index) => [there, values[index]] as const);
  return Object.fromEntries(said.filter(([, value]) => isFilled(value)));
}

interface BeginProps {
  readonly start: Start;
  readonly field: TakingReference;
  readonly onBegin: (given: Readonly<Record<string, unknown>>) => void;
}

function Begin({ start, field, onBegin }: BeginProps) {
  const target = useRegistry().get(field.target);
  const translate = useTranslate();
  const text = useAddingTexts();
  const said = useStarted(start);
  const [title = ''] = templateFields(target.title);
  if (!isFilled(said[title])) return null;
  const { choice, kind } = start;
  const label = optionLabel(translate, { resource: target.name, field: choice, option: kind });
  return (
    <Button size="small" variant="outlined" onClick={() => onBegin({ ...said, [choice]: kind })}>
      {text('fromKind', { kind: label, name: String(said[title]) })}
    </Button>
  );
}

/** Whoever is there with the same number. */
function ExistingRecord({ start, field, name }: RelatedOffersProps & { readonly start: Start }) {
  const target = useRegistry().get(field.target);
  const { setValue, setFocus } = useFormContext();
  const text = useAddingTexts();
  const summaryOf = useRecordSummary(target);
  const found = useSimilar(target, useStarted(start));
  return found.map(({ record }) => (
    <p key={record.id} className="adding-note">
      {text('known', { name: summaryOf(record) })}{' '}
      <Button
        size="small"
        variant="contained"
        onClick={() => {
          setValue(name, record.id, { shouldDirty: true, shouldValidate: true });
          setTimeout(() => setFocus(name));
        }}
      >
        {text('useKnown', { name: String(record.name ?? '') })}
      </Button>
    </p>
  ));
}

/** What was taken over follows its field, until somebody types something else. */
function useFollowed(name: string, value: unknown, starts: readonly Start[]): void {
  const { setValue } = useFormContext();
  const given = isObject(value) ? value : undefined;
  const start = starts.find(({ choice, kind }) => given?.[choice] === kind);
  const names = Object.entries(start?.taken ?? {});
  const values: readonly unknown[] = useWatch({ name: names.map(([, here]) => here) });
  const last = useRef<ReadonlyMap<string, unknown>>(new Map());
  const follow = useEffectEvent(() => {
    for (const [index, [there, here]] of names.entries()) {
      const wasSame = last.current.has(here) && (given?.[there] ?? null) === (last.current.get(here) ?? null);
      if (wasSame && values[index] !== last.current.get(here))
        setValue(`${name}.${there}`, values[index] ?? null, { shouldDirty: true });
    }
    last.current = new Map(names.map(([, here], index) => [here, values[index]]));
  });
  const key = JSON.stringify([start?.kind, values]);
  useEffect(() => {
    if (key) follow();
  }, [key]);
}

import { NativeSelect, OutlinedInput } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { ReferenceField } from '../../../core/fields/field.ts';
import { fieldsOf, type ViewOwner } from '../../../core/listViews.ts';
import { fieldOf, type Resource } from '../../../core/resource.ts';
import { useWords } from '../../fields/useWords.ts';
import type { ResourceWords } from '../../format/formatValue.ts';
import type { AnyRecord } from '../../format/values.ts';
import { onlyFilter } from '../../inputs/onlyFilter.ts';
import { LonePicker } from '../../inputs/LonePicker.tsx';
import { textsOf } from './entryTexts.ts';
import type { ViewParameters, useViewOwner } from './useViewOwner.ts';
import { commonFields } from './weekGrid.ts';

interface OwnerChooserProps {
  readonly resource: Resource;
  readonly asked: ViewParameters;
  readonly owner: ReturnType<typeof useViewOwner>;
}

/** Asks whose week or plan is to be shown. */
export function OwnerChooser({ resource, asked, owner }: OwnerChooserProps) {
  const translate = useTranslate();
  const words = useWords();
  const [first] = owner.names;
  const field = fieldOf(resource, first);
  const { within } = asked;
  return (
    <div className="views-chooser">
      {asked.of.length > 1 && (
        <fieldset className="views-choice" aria-label={translate('listViews.whose')}>
          {asked.of.map((each) => (
            <button
              key={fieldsOf(each).join()}
              type="button"
              aria-pressed={each === owner.owner}
              onClick={() => owner.ask(each)}
            >
              {nameOf(each, words)}
            </button>
          ))}
        </fieldset>
      )}
      {field?.kind === 'reference' && (
        <Picker
          key={first}
          label={words.label(first)}
          field={field}
          value={owner.chosen[first]}
          onPick={(id) => owner.choose({ [first]: id ?? null })}
        />
      )}
      {field?.kind === 'choice' && (
        <Select
          label={words.label(first)}
          value={String(owner.chosen[first] ?? '')}
          options={field.options.map(({ name, value }) => ({ value: String(value), label: words.option(first, name) }))}
          onPick={(value) => owner.choose({ [first]: value })}
        />
      )}
      <FurtherFields resource={resource} owner={owner} />
      {within && owner.frame.field && (
        <Picker
          label={words.label(within)}
          field={owner.frame.field}
          value={owner.frame.id}
          onPick={owner.chooseWithin}
        />
      )}
    </div>
  );
}

/** What tells the weeks apart that are found: the sections of a class, the rooms. */
function FurtherFields({ resource, owner }: Pick<OwnerChooserProps, 'resource' | 'owner'>) {
  const words = useWords();
  const { further, offered, combination, names } = owner;
  const [name] = further;
  if (name === undefined || offered.length === 0) return null;
  const common = commonFields(offered, further);
  const told = further.filter((each) => !common.includes(each));
  const options = offered.map((record) => ({
    value: String(record.id),
    label: textsOf({ resource, record, names: told.length > 0 ? told : further }, words).join(' · '),
  }));
  const pick = (value: string) => {
    const record = offered.find(({ id }) => String(id) === value);
    if (!record) return;
    const values: AnyRecord = { ...owner.chosen, ...record };
    owner.choose(Object.fromEntries(names.map((each) => [each, values[each] ?? null])));
  };
  return (
    <Select
      label={words.label(name)}
      value={combination ? String(combination.id) : ''}
      options={options.toSorted((one, other) => one.label.localeCompare(other.label, undefined, { numeric: true }))}
      onPick={pick}
    />
  );
}

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onPick: (value: string) => void;
}

function Select({ label, value, options, onPick }: SelectProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <div className="views-field">
      <label htmlFor={id}>{label}</label>
      <NativeSelect
        input={<OutlinedInput size="small" />}
        // What is too long for its box is cut off at its end, also where it is written the other way than the page.
        inputProps={{ id, dir: directionOf(options.find((option) => option.value === value)?.label ?? '') }}
        value={value}
        onChange={(event) => onPick(event.target.value)}
      >
        {value === '' && <option value="">{translate('screens.form.choose')}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}

const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u;

function directionOf(text: string): 'ltr' | 'rtl' | undefined {
  if (!/\p{L}/u.test(text)) return undefined;
  return RIGHT_TO_LEFT.test(text) ? 'rtl' : 'ltr';
}

interface PickerProps {
  readonly label: string;
  readonly field: ReferenceField;
  readonly value: unknown;
  readonly onPick: (id: number | undefined) => void;
}

function Picker({ label, field, value, onPick }: PickerProps) {
  const id = useId();
  const chosen = Number(value);
  return (
    <div className="views-field">
      <label htmlFor={id} id={`${id}-label`}>
        {label}
      </label>
      <LonePicker
        id={id}
        target={field.target}
        filter={onlyFilter(field.only)}
        value={chosen > 0 ? chosen : null}
        onPick={(option) => onPick(option?.id)}
      />
    </div>
  );
}

// Of several fields the first two: a class and a section.
function nameOf(owner: ViewOwner, words: ResourceWords): string {
  return fieldsOf(owner)
    .slice(0, 2)
    .map((name) => words.label(name))
    .join(' · ');
}

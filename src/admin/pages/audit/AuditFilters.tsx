import { Button, Chip, NativeSelect, OutlinedInput } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { AUDIT_SUBJECTS, auditActions } from '../../../core/calls/audit.ts';
import { useConventions } from '../../fields/useConventions.ts';
import { numberSign } from '../../format/format.ts';
import { useRegistry } from '../../product/product.ts';
import { actionWords, subjectWord } from './auditWords.ts';
import { type AuditFilter, isReversed, withoutPlace } from './auditFilters.ts';
import { AuditSearch } from './AuditSearch.tsx';
import { TypedFilter } from './TypedFilter.tsx';
import type { ChangeFilter } from './useAuditFilter.ts';

interface AuditFiltersProps {
  readonly filter: AuditFilter;
  readonly onChange: ChangeFilter;
}

/** What is looked for: by words, by what it is about, what was done, and when. */
export function AuditFilters({ filter, onChange }: AuditFiltersProps) {
  const translate = useTranslate();
  const registry = useRegistry();
  // Of a subject that is no entity there are events alone.
  const resources = registry.resources.filter(({ name }) => !filter.resource || name === filter.resource);
  // What is half typed stands in no filter: another field takes its place.
  const [cleared, setCleared] = useState(0);
  const change = (part: AuditFilter) => onChange((newest) => ({ ...withoutPlace(newest), ...part }));
  const subjects = [...registry.resources.map(({ name }) => name), ...AUDIT_SUBJECTS];
  const words = (names: readonly string[], word: (name: string) => string) =>
    names.map((name) => ({ name, word: word(name) })).sort((one, other) => one.word.localeCompare(other.word));
  const day = (name: 'from' | 'to', problem?: string) => (
    <Labelled label={translate(`audit.${name}`)}>
      {(id) => (
        <TypedFilter
          key={cleared}
          id={id}
          kind="date"
          asked={filter[name] ?? ''}
          onFilter={(value) => change({ [name]: value || undefined })}
          problem={problem}
        />
      )}
    </Labelled>
  );
  return (
    <section className="audit-filters" aria-label={translate('audit.filter')}>
      <AuditSearch
        key={cleared}
        className="audit-search"
        placeholder={translate('audit.search')}
        asked={filter.q ?? ''}
        onSearch={(q) => change({ q: q || undefined })}
      />
      <Choice
        label={translate('audit.headings.resource')}
        value={filter.resource ?? ''}
        options={words(subjects, (name) => subjectWord(translate, name, registry))}
        onChoose={(name) => change({ resource: name, action: undefined, record_id: undefined })}
      />
      <Choice
        label={translate('audit.headings.action')}
        value={filter.action ?? ''}
        options={words(auditActions(resources), (name) => actionWords(translate, name, resources))}
        onChoose={(action) => change({ action })}
      />
      <Labelled label={translate('audit.about')}>
        {(id) => (
          <AuditSearch
            key={cleared}
            id={id}
            asked={filter.about ?? ''}
            onSearch={(about) => change({ about: about || undefined })}
          />
        )}
      </Labelled>
      <Labelled label={translate('audit.record')}>
        {(id) => (
          <TypedFilter
            key={cleared}
            id={id}
            kind="number"
            asked={String(filter.record_id ?? '')}
            onFilter={(value) => change({ record_id: Number(value) || undefined })}
          />
        )}
      </Labelled>
      {day('from')}
      {day(
        'to',
        isReversed(filter) ? translate('validation.notBefore', { other: translate('audit.from') }) : undefined,
      )}
      <ChosenFilters
        filter={filter}
        onRemove={(names) => change(Object.fromEntries(names.map((name) => [name, undefined])))}
        onClear={() => {
          setCleared((before) => before + 1);
          onChange(() => ({}));
        }}
      />
    </section>
  );
}

interface ChosenFiltersProps {
  readonly filter: AuditFilter;
  readonly onRemove: (names: readonly (keyof AuditFilter)[]) => void;
  readonly onClear: () => void;
}

/** What was chosen in an entry, and the way to take everything off. */
function ChosenFilters({ filter, onRemove, onClear }: ChosenFiltersProps) {
  const translate = useTranslate();
  const conventions = useConventions();
  const { user_id: userId, person, address, request_id: request } = filter;
  const chips = [
    {
      label: translate('audit.person'),
      value: userId && (person ?? numberSign(userId, conventions)),
      names: ['user_id', 'person'],
    },
    { label: translate('audit.address'), value: address, names: ['address'] },
    { label: translate('audit.request'), value: request, names: ['request_id'] },
  ] as const;
  if (Object.keys(withoutPlace(filter)).length === 0) return null;
  return (
    <div className="audit-chips">
      {chips.map(
        ({ label, value, names }) =>
          value && (
            <Chip
              key={label}
              size="small"
              label={<bdi>{`${label}: ${value}`}</bdi>}
              onDelete={() => onRemove(names)}
              aria-label={translate('audit.removeFilter', { label })}
            />
          ),
      )}
      <Button size="small" onClick={onClear}>
        {translate('audit.clear')}
      </Button>
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly name: string; readonly word: string }[];
  readonly onChoose: (name: string | undefined) => void;
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  const translate = useTranslate();
  return (
    <Labelled label={label}>
      {(id) => (
        <NativeSelect
          input={<OutlinedInput size="small" />}
          inputProps={{ id }}
          value={value}
          onChange={({ target }) => onChoose(target.value || undefined)}
        >
          <option value="">{translate('audit.any')}</option>
          {options.map(({ name, word }) => (
            <option key={name} value={name}>
              {word}
            </option>
          ))}
        </NativeSelect>
      )}
    </Labelled>
  );
}

function Labelled({ label, children }: { readonly label: string; readonly children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="audit-filter">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

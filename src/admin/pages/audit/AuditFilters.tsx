import { Button, Chip, NativeSelect, OutlinedInput } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { AUDIT_EVENTS, AUDIT_SUBJECTS, AUDIT_WRITES } from '../../../core/calls/audit.ts';
import { useRegistry } from '../../product/product.ts';
import { actionWord, subjectWord } from './auditWords.ts';
import { type AuditFilter, withoutPlace } from './auditFilters.ts';
import { AuditSearch } from './AuditSearch.tsx';

interface AuditFiltersProps {
  readonly filter: AuditFilter;
  readonly onChange: (filter: AuditFilter) => void;
}

/** What is looked for: by words, by what it is about, what was done, and when. */
export function AuditFilters({ filter, onChange }: AuditFiltersProps) {
  const translate = useTranslate();
  const registry = useRegistry();
  const resource = filter.resource && registry.has(filter.resource) ? registry.get(filter.resource) : undefined;
  const change = (part: AuditFilter) => onChange({ ...withoutPlace(filter), ...part });
  const actions = [...AUDIT_WRITES, ...Object.keys(resource?.actions ?? {}), ...AUDIT_EVENTS];
  const subjects = [...registry.resources.map(({ name }) => name), ...AUDIT_SUBJECTS];
  const words = (names: readonly string[], word: (name: string) => string) =>
    names.map((name) => ({ name, word: word(name) })).sort((one, other) => one.word.localeCompare(other.word));
  const day = (name: 'from' | 'to') => (
    <Labelled label={translate(`audit.${name}`)}>
      {(id) => (
        <OutlinedInput
          id={id}
          type="date"
          size="small"
          value={filter[name] ?? ''}
          onChange={({ target }) => change({ [name]: target.value || undefined })}
        />
      )}
    </Labelled>
  );
  return (
    <section className="audit-filters" aria-label={translate('audit.filter')}>
      <AuditSearch
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
        options={words(actions, (name) => actionWord(translate, name, resource))}
        onChoose={(action) => change({ action })}
      />
      <Labelled label={translate('audit.about')}>
        {(id) => (
          <AuditSearch id={id} asked={filter.about ?? ''} onSearch={(about) => change({ about: about || undefined })} />
        )}
      </Labelled>
      <Labelled label={translate('audit.record')}>
        {(id) => (
          <OutlinedInput
            id={id}
            type="number"
            size="small"
            inputProps={{ min: 1 }}
            value={filter.record_id ?? ''}
            onChange={({ target }) => change({ record_id: Number(target.value) || undefined })}
          />
        )}
      </Labelled>
      {day('from')}
      {day('to')}
      <ChosenFilters filter={filter} onChange={onChange} />
    </section>
  );
}

/** What was chosen in an entry, and the way to take everything off. */
function ChosenFilters({ filter, onChange }: AuditFiltersProps) {
  const translate = useTranslate();
  const { user_id, person, address, request_id, ...others } = withoutPlace(filter);
  const chips = [
    { label: translate('audit.person'), value: user_id && (person ?? `#${user_id}`), without: { address, request_id } },
    { label: translate('audit.address'), value: address, without: { user_id, person, request_id } },
    { label: translate('audit.request'), value: request_id, without: { user_id, person, address } },
  ];
  if (Object.keys(withoutPlace(filter)).length === 0) return null;
  return (
    <div className="audit-chips">
      {chips.map(
        ({ label, value, without }) =>
          value && (
            <Chip
              key={label}
              size="small"
              label={<bdi>{`${label}: ${value}`}</bdi>}
              onDelete={() => onChange({ ...others, ...(without as AuditFilter) })}
              aria-label={translate('audit.removeFilter', { label })}
            />
          ),
      )}
      <Button size="small" onClick={() => onChange({})}>
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

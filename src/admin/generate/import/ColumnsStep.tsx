import { Alert, NativeSelect, OutlinedInput } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { DaysChoice } from './DaysChoice.tsx';
import { missingFields } from './neededFields.ts';
import { offeredFields } from './offeredFields.ts';
import type { StepProps } from './stepProps.ts';
import { ValuesForAll } from './ValuesForAll.tsx';

/** Which column of the file is which field: matched by the headings, put right by hand. */
export function ColumnsStep({ resource, work }: StepProps) {
  const translate = useTranslate();
  const id = useId();
  const { report, mapping, assign } = work;
  const missing = missingFields(work);
  const offered = offeredFields(work);
  const used = new Set(Object.values(mapping));
  const columns = report?.columns ?? [];
  const labelOf = (name: string) => report?.fields.find((field) => field.name === name)?.label ?? name;
  const matched = columns.filter(({ heading }) => mapping[heading]).length;

  return (
    <>
      <p>{translate('importing.matched', { matched, total: columns.length })}</p>
      {missing.length > 0 && (
        <Alert severity="warning" role="status">
          {translate('importing.missing', { fields: missing.map(({ label }) => label).join(', ') })}
        </Alert>
      )}
      <ValuesForAll resource={resource} work={work} />
      <DaysChoice work={work} />
      <ul className="import-columns">
        {columns.map(({ heading, samples, like, days }, index) => (
          <li key={heading} data-unused={!mapping[heading]}>
            <span className="import-column">
              <label htmlFor={`${id}-${index}`}>
                <bdi>{heading}</bdi>
              </label>
              <bdi className="import-soft">{samples.join(' · ')}</bdi>
              {like && !mapping[heading] && (
                <span className="import-note">{translate('importing.like', { field: labelOf(like) })}</span>
              )}
              {days?.by === 'file' && (
                <span className="import-note">{translate(`importing.decided.${days.order}`, { text: days.text })}</span>
              )}
            </span>
            <NativeSelect
              value={mapping[heading] ?? ''}
              input={<OutlinedInput size="small" fullWidth />}
              inputProps={{ id: `${id}-${index}` }}
              onChange={({ target }) => assign(heading, target.value || null)}
            >
              <option value="">{translate('importing.unused')}</option>
              {offered.map(({ name, label, required }) => (
                <option key={name} value={name}>
                  {`${label}${required ? ' *' : ''}${used.has(name) && mapping[heading] !== name ? ' ✓' : ''}`}
                </option>
              ))}
            </NativeSelect>
          </li>
        ))}
      </ul>
    </>
  );
}

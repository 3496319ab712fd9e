import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { DAY_ORDERS } from '../../../core/calls/imports.ts';
import { useConventions } from '../../fields/useConventions.ts';
import { intlLocale } from '../../format/format.ts';
import '../../inputs/radios.css';
import type { Import } from './useImport.ts';

/** Asks once for a file what 05/06/2014 means, with the two days in words. */
export function DaysChoice({ work }: { readonly work: Import }) {
  const translate = useTranslate();
  const { locale } = useConventions();
  const id = useId();
  const { question, days, mapping, answer } = work;
  const headings = question?.headings.filter((heading) => mapping[heading]) ?? [];
  if (!question || headings.length === 0) return null;
  const format = new Intl.DateTimeFormat(intlLocale(locale), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <fieldset className="import-question">
      <legend>{translate('importing.question', { text: question.text })}</legend>
      <p id={id} className="import-soft">
        {translate('importing.questionText', { columns: headings.join(', ') })}
      </p>
      <div className="input-radios">
        {DAY_ORDERS.map((order) => (
          <label key={order}>
            <input
              type="radio"
              name={`${id}-order`}
              checked={days === order}
              aria-describedby={id}
              onChange={() => answer(order)}
            />
            {translate(`importing.orders.${order}`, { day: format.format(new Date(`${question[order]}T00:00:00Z`)) })}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

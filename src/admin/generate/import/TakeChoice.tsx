import { useId } from 'react';
import { useTranslate } from 'react-admin';
import '../../inputs/radios.css';
import type { Import } from './useImport.ts';

interface TakeChoiceProps {
  readonly work: Import;
  readonly ready: number;
}

/** Whether nothing is imported before every row is right, or the rows that are ready while the others wait. */
export function TakeChoice({ work, ready }: TakeChoiceProps) {
  const translate = useTranslate();
  const id = useId();
  const choices = [
    { take: 'all', label: translate('importing.all'), text: translate('importing.allText') },
    {
      take: 'ready',
      label: translate('importing.takeReady', { smart_count: ready }),
      text: translate('importing.readyText'),
    },
  ] as const;
  return (
    <div role="radiogroup" aria-label={translate('importing.choice')} className="input-radios import-takes">
      {choices.map(({ take, label, text }) => (
        <label key={take}>
          <input
            type="radio"
            name={id}
            checked={work.take === take}
            aria-describedby={`${id}-${take}`}
            onChange={() => work.choose(take)}
          />
          <span>
            {label}
            <span id={`${id}-${take}`} className="import-soft" aria-hidden>
              {text}
            </span>
          </span>
        </label>
      ))}
    </div>
  );
}

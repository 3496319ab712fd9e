import type { DrawingName } from '../icons/drawings.ts';
import { Icon } from '../icons/Icon.tsx';
import type { ChoiceField, StatusField } from '../../core/fields/field.ts';
import { statusTone, type Tone } from './statusTone.ts';
import { useShownResource } from './useWords.ts';

const SIGNS: Readonly<Record<Tone, DrawingName>> = {
  success: 'Check',
  warning: 'Schedule',
  error: 'Close',
  neutral: 'Dot',
};

interface OptionChipProps {
  readonly field: ChoiceField | StatusField;
  readonly name: string;
  readonly value: unknown;
  readonly text: string;
}

/** A choice stands in a quiet chip; a state has the colour and the sign of what it means as well. */
export function OptionChip({ field, name, value, text }: OptionChipProps) {
  const resource = useShownResource();
  if (field.kind === 'choice') {
    return (
      <span className="field-chip" data-tone="neutral">
        {text}
      </span>
    );
  }
  const option = field.options.find((each) => String(each.value) === String(value))?.name ?? '';
  const tone = statusTone(resource, name, option);
  return (
    <span className="field-chip" data-tone={tone}>
      <Icon name={SIGNS[tone]} />
      {text}
    </span>
  );
}

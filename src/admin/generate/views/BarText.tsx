import type { Tone } from '../../fields/statusTone.ts';
import type { DrawingName } from '../../icons/drawings.ts';
import { Icon } from '../../icons/Icon.tsx';

interface BarTextProps {
  readonly title: string;
  readonly more: string;
  readonly tone: Tone | undefined;
}

const SIGNS: Readonly<Record<Tone, DrawingName>> = {
  success: 'Check',
  warning: 'Schedule',
  error: 'Close',
  neutral: 'Dot',
};

/** What stands on a bar of a month: its state has a sign and its name, not a colour alone. */
export function BarText({ title, more, tone }: BarTextProps) {
  return (
    <>
      {tone && <Icon name={SIGNS[tone]} />}
      <span className="month-text">
        <bdi>{title}</bdi>
        {more !== '' && <bdi>{more}</bdi>}
      </span>
    </>
  );
}

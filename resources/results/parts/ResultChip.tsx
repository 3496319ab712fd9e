import type { ReactNode } from 'react';
import { Icon } from '../../../src/admin/icons/Icon.tsx';

const LOOKS = {
  published: { tone: 'success', sign: 'Check' },
  generated: { tone: 'warning', sign: 'Schedule' },
  replaced: { tone: 'neutral', sign: 'Dot' },
} as const;

interface ResultChipProps {
  readonly state: keyof typeof LOOKS;
  readonly children: ReactNode;
}

/** The state of results, in the colour that it has on all their pages. */
export function ResultChip({ state, children }: ResultChipProps) {
  const { tone, sign } = LOOKS[state];
  return (
    <span className="field-chip" data-tone={tone}>
      <Icon name={sign} />
      {children}
    </span>
  );
}

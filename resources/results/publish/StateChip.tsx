import { useTranslate } from 'react-admin';
import { useConventions } from '../../../src/admin/fields/useConventions.ts';
import { formatNumber } from '../../../src/admin/format/format.ts';
import { Icon } from '../../../src/admin/icons/Icon.tsx';
import { type OverviewRow, type PublicationState, stateOf } from './overview.ts';

const LOOKS = {
  generated: { tone: 'neutral', icon: 'Dot' },
  published: { tone: 'success', icon: 'Check' },
  partly: { tone: 'warning', icon: 'Schedule' },
  newVersion: { tone: 'warning', icon: 'Schedule' },
} as const;

/** How far results are, in a word and a sign. */
export function StateChip({ standing }: { readonly standing: PublicationState & Pick<OverviewRow, 'students'> }) {
  const translate = useTranslate();
  const conventions = useConventions();
  const state = stateOf(standing);
  const version = formatNumber(standing.version_no ?? 1, conventions);
  return (
    <span className="field-chip" data-tone={LOOKS[state].tone}>
      <Icon name={LOOKS[state].icon} />
      {translate(`pages.results.states.${state}`, { version })}
    </span>
  );
}

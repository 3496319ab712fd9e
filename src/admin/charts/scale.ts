import { languages } from '../../../locales/languages.ts';
import type { Conventions } from '../format/conventions.ts';

/** Where time begins and its scale stands: where reading begins. */
export function scaleOf({ locale }: Conventions): { readonly isReversed: boolean; readonly side: 'left' | 'right' } {
  const isReversed = languages.find(({ code }) => code === locale)?.direction === 'rtl';
  return { isReversed, side: isReversed ? 'right' : 'left' };
}

/** What appears beside the pointer looks like everything else that appears. */
export const TOOLTIP_STYLE = {
  cursor: { fill: 'var(--primary-tint)', stroke: 'var(--border-strong)', fillOpacity: 0.6 },
  contentStyle: {
    border: '1px solid var(--border)',
    borderRadius: 8,
    background: 'var(--surface)',
    color: 'var(--ink)',
    fontSize: '0.8125rem',
  },
  itemStyle: { color: 'var(--ink)' },
  isAnimationActive: false,
} as const;

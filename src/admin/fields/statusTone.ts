import type { Resource } from '../../core/resource.ts';

export type Tone = 'success' | 'warning' | 'error' | 'neutral';

/**
 * The colour of a state: that of the action that leads there, and amber only for the state in which a record starts and
 * waits: what was withdrawn waits for nobody, and what can only be taken back does not wait.
 */
export function statusTone(resource: Pick<Resource, 'actions' | 'fields'>, field: string, option: string): Tone {
  const leading = Object.values(resource.actions).find((action) => action.to === option && action.tone);
  if (leading?.tone && leading.tone !== 'warning') return leading.tone;
  const declared = resource.fields[field];
  const isFirst = declared?.kind === 'status' && declared.options[0]?.name === option;
  const waits = Object.values(resource.actions).some(
    (action) => action.from.includes(option) && action.tone !== 'error',
  );
  return isFirst && waits ? 'warning' : 'neutral';
}

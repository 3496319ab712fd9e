import type { Resource } from '../../../core/resource.ts';
import type { Translate } from '../../format/labels.ts';
import type { HistoryEntry } from '../../../core/calls/history.ts';

interface EntrySentenceOptions {
  readonly translate: Translate;
  readonly resource: Resource;
  readonly entry: HistoryEntry;
}

/** What somebody did, as a sentence: "Rahima Khatun approved this expense." */
export function entrySentence({ translate, resource, entry }: EntrySentenceOptions): string {
  const name = entry.user?.name ?? translate('screens.history.system');
  if (resource.actions[entry.action]) {
    const action = `resources.${resource.name}.actions.${entry.action}`;
    const plain = translate('screens.history.action', { name, action: translate(action, { _: entry.action }) });
    return translate(`${action}_done`, { name, _: plain });
  }
  const isOn = entry.changes.some(({ field, after }) => field === 'is_active' && Number(after) === 1);
  const key = entry.action === 'toggle' ? (isOn ? 'switchedOn' : 'switchedOff') : entry.action;
  return translate(`screens.history.${key}`, { name, _: translate('screens.history.update', { name }) });
}

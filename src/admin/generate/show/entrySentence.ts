import type { Resource } from '../../../core/resource.ts';
import type { Translate } from '../../format/labels.ts';
import type { HistoryEntry } from '../../../core/calls/history.ts';

interface EntrySentenceOptions {
  readonly translate: Translate;
  readonly resource: Resource;
  readonly entry: HistoryEntry;
}

/** What somebody did, as a sentence: "Rahima Khatun changed this." */
export function entrySentence({ translate, resource, entry }: EntrySentenceOptions): string {
  const name = entry.user?.name ?? translate('screens.history.system');
  const kind = resource.actions[entry.action] ? 'action' : entry.action;
  const isOn = entry.changes.some(({ field, after }) => field === 'is_active' && Number(after) === 1);
  const key = kind === 'toggle' ? (isOn ? 'switchedOn' : 'switchedOff') : kind;
  return translate(`screens.history.${key}`, {
    name,
    action: translate(`resources.${resource.name}.actions.${entry.action}`, { _: entry.action }),
    _: translate('screens.history.update', { name }),
  });
}

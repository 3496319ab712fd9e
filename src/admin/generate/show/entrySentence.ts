import type { Resource } from '../../../core/resource.ts';
import type { Translate } from '../../format/labels.ts';
import type { HistoryEntry } from '../../../core/calls/history.ts';

interface Telling {
  readonly translate: Translate;
  readonly resource: Resource;
  readonly entry: HistoryEntry;
}

/** What somebody did, as a sentence: "Rahima Khatun changed this." */
export function deedSentence({ translate, resource, entry }: Telling): string {
  const name = entry.user?.name ?? translate('screens.history.system');
  const deed = resource.actions[entry.action] ? 'action' : entry.action;
  const isOn = entry.changes.some(({ field, after }) => field === 'is_active' && Number(after) === 1);
  const key = deed === 'toggle' ? (isOn ? 'switchedOn' : 'switchedOff') : deed;
  return translate(`screens.history.${key}`, {
    name,
    action: translate(`resources.${resource.name}.actions.${entry.action}`, { _: entry.action }),
    _: translate('screens.history.update', { name }),
  });
}

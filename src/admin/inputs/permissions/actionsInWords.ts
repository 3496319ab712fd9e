import type { Conventions } from '../../format/conventions.ts';
import { intlLocale } from '../../format/format.ts';
import type { PermissionNames } from './usePermissionNames.ts';

interface Wording {
  /** Every action that there is on the subject. */
  readonly known: readonly string[];
  readonly names: Pick<PermissionNames, 'ofAction'>;
  readonly conventions: Pick<Conventions, 'locale'>;
}

/** Actions by their names. `full` stands for all of them where all are there, and else says nothing beside single ones. */
export function actionsInWords(actions: readonly string[], { known, names, conventions }: Wording): string {
  const single = actions.filter((action) => action !== 'full');
  const isWhole = actions.includes('full') && known.every((action) => actions.includes(action));
  const said = isWhole || single.length === 0 ? ['full'] : single;
  const list = new Intl.ListFormat(intlLocale(conventions.locale), { type: 'unit' });
  return list.format(said.map(names.ofAction));
}

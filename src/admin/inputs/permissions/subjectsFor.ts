import type { PermissionSubject } from '../../../core/permissions/catalogue.ts';
import type { PermissionNames } from './usePermissionNames.ts';

/** The rows that fit a search: by the name of the subject, as it is stored, by what it opens, or by one of its actions. */
export function subjectsFor(
  search: string,
  subjects: readonly PermissionSubject[],
  names: PermissionNames,
): readonly PermissionSubject[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return subjects;
  return subjects.filter(({ subject, actions }) =>
    [names.ofSubject(subject), subject, names.ofOpened(subject), ...actions.map(names.ofAction)].some((text) =>
      text.toLowerCase().includes(wanted),
    ),
  );
}

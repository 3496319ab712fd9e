import type { Registry } from '../registry.ts';
import { needOf } from '../resource.ts';

/** The subjects of which everybody with a login may read all records, whatever is permitted to them. */
export function subjectsReadByAll({ resources }: Pick<Registry, 'resources'>): ReadonlySet<string> {
  const subjectOf = (resource: (typeof resources)[number]) => needOf(resource, 'read').subject;
  const guarded = new Set(resources.filter(({ read }) => read === 'permission').map(subjectOf));
  return new Set(resources.map(subjectOf).filter((subject) => !guarded.has(subject)));
}

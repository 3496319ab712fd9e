import type { Resource } from '../../../../core/resource.ts';

/** What belongs to a mistake itself; whatever else stands at it are mistakes further in. */
const OF_THE_MISTAKE = new Set(['type', 'types', 'message', 'ref', 'root']);

/** The places of all wrong fields of a form's errors in the order of the form: `name`, `rows.0.amount`, `user_id.role_id`. */
export function wrongPaths(errors: object, resource: Pick<Resource, 'form'>): string[] {
  return inFormOrder(pathsIn(errors), resource);
}

/** Places of fields in the order of the form. */
export function inFormOrder(paths: readonly string[], { form }: Pick<Resource, 'form'>): string[] {
  const order = form.sections.flatMap((section) => section.fields);
  const placeOf = (path: string) => order.indexOf(path.split('.')[0] ?? path);
  return [...paths].sort((one, other) => placeOf(one) - placeOf(other));
}

// A list holds mistakes by the number of the row, a record that is made together with this one by the name of the field.
function pathsIn(errors: object, prefix = ''): string[] {
  return Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null) return [];
    const path = prefix + name;
    if (!('type' in error) || typeof error.type !== 'string') return pathsIn(error, `${path}.`);
    const further = Object.entries(error).filter(([key]) => !OF_THE_MISTAKE.has(key));
    return [path, ...pathsIn(Object.fromEntries(further), `${path}.`)];
  });
}

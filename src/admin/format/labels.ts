/** RA's translate function, as far as it is used here. */
export type Translate = (key: string, options?: Record<string, unknown>) => string;

/** A field's label; the field of a child row goes by `rows.amount`. */
export function fieldLabel(translate: Translate, resource: string, field: string): string {
  return translate(`resources.${resource}.fields.${field}`, { _: humanized(field.split('.').at(-1) ?? field) });
}

/** The help text of a field that has one. */
export function fieldHelp(translate: Translate, resource: string, field: string): string {
  return translate(`resources.${resource}.fields.${field}_help`, { _: '' });
}

/** The same of a password that is not stored yet: there is none to keep. */
export function newPasswordHelp(translate: Translate, resource: string, field: string): string {
  return translate(`resources.${resource}.fields.${field}_new_help`, { _: fieldHelp(translate, resource, field) });
}

/** The label of one value of a choice or status. */
export function optionLabel(translate: Translate, name: { resource: string; field: string; option: string }): string {
  const { resource, field, option } = name;
  return translate(`resources.${resource}.options.${field}.${option}`, { _: humanized(option) });
}

/** What a resource calls one record, or several. */
export function resourceLabel(translate: Translate, resource: string, count: number): string {
  return translate(`resources.${resource}.name`, { smart_count: count, _: humanized(resource) });
}

/** The same inside a sentence. */
export function resourceInSentence(translate: Translate, resource: string, count: number): string {
  return translate(`resources.${resource}.forcedCaseName`, {
    smart_count: count,
    _: resourceLabel(translate, resource, count),
  });
}

/** A name of the declaration as words, for what no language names yet. */
function humanized(name: string): string {
  const words = name
    .replace(/_ids?$/, '')
    .replace(/_/g, ' ')
    .replace(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

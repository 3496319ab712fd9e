import { registry } from '../../schemas/index.ts';
import type { AnyField } from '../../src/core/fields/field.ts';
import { isEntered, type Resource } from '../../src/core/resource.ts';
import { addressOf, type Campus, type Json } from './campus.ts';

/** The entities whose records somebody enters. */
export const made = registry.resources.filter(({ endpoints }) => endpoints.create);

/** The fields that somebody fills in. */
export function enteredOf({ fields }: Resource): [name: string, field: AnyField][] {
  return Object.entries(fields).filter(([, field]) => isEntered(field));
}

/** The calls that write and read a record, of the school that is open when they are made. */
export function callsBy(campusOf: () => Campus) {
  const call: Campus['call'] = (...given) => campusOf().call(...given);
  return {
    post: (resource: Resource, body: Json) => call(`POST ${resource.endpoints.create?.path}`, { body }),
    put: (resource: Resource, id: unknown, body: Json) =>
      call(`PUT ${addressOf(resource.endpoints.update?.path ?? '', id)}`, { body }),
    remove: (resource: Resource, id: unknown) => call(`DELETE ${addressOf(resource.endpoints.remove?.path ?? '', id)}`),
    one: async (resource: Resource, id: unknown) =>
      (await call(`GET ${addressOf(resource.endpoints.one.path, id)}`)).body,
    history: async (resource: Resource, id: unknown) =>
      (await call(`GET ${addressOf(resource.endpoints.history.path, id)}`)).list,
  };
}

let changes = 0;

/** A field that can be changed alone, with two new values for it. */
export function changeOf(resource: Resource): [name: string, first: unknown, second: unknown] {
  const entered = enteredOf(resource);
  const text = entered.find(
    ([, field]) => (field.kind === 'text' || field.kind === 'longText') && !field.format && field.length === undefined,
  );
  changes += 1;
  if (text) return [text[0], `First ${changes}`, `Second ${changes}`];
  const number = entered.find(([, field]) => field.kind === 'integer');
  if (number) return [number[0], 7, 8];
  const choice = entered.flatMap(([name, field]) =>
    field.kind === 'choice' && field.options.length > 2 ? [{ name, field }] : [],
  )[0];
  if (choice) return [choice.name, choice.field.options[1]?.value, choice.field.options[2]?.value];
  const code = entered.find(([, field]) => field.kind === 'text' && field.format === 'code' && !field.unique);
  if (code) return [code[0], `F-${changes}`, `S-${changes}`];
  throw new Error('There is nothing to change');
}

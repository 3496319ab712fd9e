import { boolean, children, integer, manyToMany, text } from '../fields/builders.ts';
import type { AnyField, Fields } from '../fields/field.ts';
import { MAX_SLICE } from '../limits.ts';
import { manyFields } from '../manyFields.ts';
import { type Action, needOf, type Resource } from '../resource.ts';
import { declare, optionally, type ResourceCall } from './declareCall.ts';
import { makersOf } from './defineCall.ts';
import {
  anyObject,
  described,
  list,
  named,
  OF_MANY,
  object,
  optional,
  record,
  UNDO,
  VERSION,
  written,
} from './shapes.ts';

/** Which versions of records somebody has seen who writes several of them. */
const SEEN = children(
  { record_id: integer({ required: true }), row_version: integer({ required: true, min: 1 }) },
  { max: MAX_SLICE },
);

/** How a call names many records, and the versions of them that are known. */
export function manyNamed({ name }: Pick<Resource, 'name'>) {
  return { ids: manyToMany(name, { through: '', required: true }), seen: SEEN };
}

const BULK_ANSWER = named('BulkAnswer', written(object(OF_MANY)));
const BULK_DELETED = named('BulkDeleted', written(object({ ...OF_MANY, undo: optional(UNDO) })));
const ORDERED = named('Ordered', written(object({ changed: list(integer()) })));
const SUGGESTED = described(
  text(),
  'Fields, with commas, that hold the next number as it was offered: where somebody has taken it since, they get the one after it',
);

export function writingCalls(resource: Resource): ResourceCall[] {
  const { create, update, order, updateMany, toggle, remove, toggleMany, removeMany } = resource.endpoints;
  const { name, fields } = resource;
  const answer = named(`${name}Written`, written(record(resource)));
  const gone = named('Deleted', written(object({ id: integer(), undo: optional(UNDO) })));
  const raw = { rawInput: true, refuses: [409] } as const;
  const changers = needOf(resource, 'update');
  const removers = needOf(resource, 'delete');
  const { ids } = manyNamed(resource);
  const active = boolean({ required: true });
  return [
    ...optionally(create, (endpoint) =>
      declare(resource, {
        kind: 'create',
        key: 'create',
        takesKey: true,
        endpoint,
        who: makersOf(resource),
        ...(resource.endpoints.next && { query: { suggested: SUGGESTED } }),
        input: fields,
        inputSchema: `${name}Input`,
        answer,
        status: 201,
        ...raw,
      }),
    ),
    ...optionally(update, (endpoint) =>
      declare(resource, {
        kind: 'update',
        key: 'update',
        endpoint,
        who: changers,
        input: { ...fields, row_version: VERSION },
        inputSchema: `${name}Change`,
        answer,
        ...raw,
      }),
    ),
    ...optionally(order, (endpoint) =>
      declare(resource, {
        kind: 'order',
        key: 'order',
        endpoint,
        who: changers,
        input: {
          ids: described(ids, 'The records that are moved, in their new order'),
          after: described(integer({ min: 1 }), 'The record behind which they are to stand; this or before'),
          before: described(integer({ min: 1 }), 'The record before which they are to stand'),
        },
        answer: ORDERED,
      }),
    ),
    ...optionally(updateMany, (endpoint) =>
      declare(resource, {
        kind: 'updateMany',
        key: 'updateMany',
        name: 'bulk-change',
        endpoint,
        who: changers,
        input: {
          ...manyNamed(resource),
          values: described(anyObject(), `What all get: ${manyFields(resource).join(', ')}`),
        },
        rawInput: true,
        answer: BULK_ANSWER,
      }),
    ),
    ...optionally(toggle, (endpoint) => {
      const input = { is_active: active, row_version: VERSION };
      return declare(resource, {
        kind: 'toggle',
        key: 'toggle',
        name: 'status',
        endpoint,
        who: changers,
        input,
        answer,
        ...raw,
      });
    }),
    ...optionally(remove, (endpoint) =>
      declare(resource, {
        kind: 'remove',
        key: 'remove',
        name: 'delete',
        endpoint,
        who: removers,
        input: { row_version: VERSION },
        answer: gone,
        ...raw,
      }),
    ),
    ...optionally(toggleMany, (endpoint) =>
      declare(resource, {
        kind: 'toggleMany',
        key: 'toggleMany',
        name: 'bulk-update',
        endpoint,
        who: changers,
        input: { ids, is_active: active, seen: SEEN },
        answer: BULK_ANSWER,
      }),
    ),
    ...optionally(removeMany, (endpoint) =>
      declare(resource, {
        kind: 'removeMany',
        key: 'removeMany',
        name: 'bulk-delete',
        endpoint,
        who: removers,
        input: { ids },
        answer: BULK_DELETED,
      }),
    ),
    ...Object.values(resource.actions).map((action) =>
      declare(resource, {
        kind: 'action',
        action,
        key: `actions.${action.name}`,
        name: action.name,
        endpoint: action.endpoint,
        who: needOf(resource, action.permission),
        input: { ...actionFields(resource, action), row_version: VERSION },
        answer,
        ...raw,
      }),
    ),
  ];
}

// A form never enters them, the action asks for them.
function actionFields({ fields }: Resource, { ask }: Action): Fields {
  return Object.fromEntries(
    ask.map((name) => [name, { ...fields[name], required: true, readOnly: false } as AnyField]),
  );
}

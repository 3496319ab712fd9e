import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Json } from '../campus.ts';
import type { Operation } from './operations.ts';

/** What a call answered, as far as a description tells. */
export interface FuzzAnswer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/** Says what of an answer does not fit the description; undefined where all does. */
export type CheckAnswer = (operation: Operation, answer: FuzzAnswer) => string | undefined;

/** Checks answers against a description, whose records have the fields that it names and no others. */
export function answerCheck(document: Json): CheckAnswer {
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'api', ...closed(document) });
  const compiled = new Map<string, ValidateFunction>();
  const validatorOf = (pointer: string) => {
    const known = compiled.get(pointer) ?? ajv.compile({ $ref: `api#${pointer}` });
    compiled.set(pointer, known);
    return known;
  };
  return (operation, { status, type, text }) => {
    if (status >= 500) return `${status} ${text}`;
    if (/^(text\/|application\/json)/.test(type) && !/; ?charset=utf-8$/i.test(type)) return `${type} names no UTF-8`;
    const told = operation.responses[status] ? String(status) : 'default';
    const response = operation.responses[told];
    if (!response || (told === 'default' && status < 400)) return `${status} is not described: ${text.slice(0, 200)}`;
    const schemas = response.content as Record<string, unknown> | undefined;
    if (!type.startsWith('application/json'))
      return status < 400 && !schemas?.['application/octet-stream'] ? `${type} is not described` : undefined;
    if (!schemas?.['application/json']) return `JSON is not described for ${status}`;
    const validate = validatorOf(pointerOf(operation, told, document));
    return validate(JSON.parse(text))
      ? undefined
      : `${status} ${ajv.errorsText(validate.errors)}: ${text.slice(0, 300)}`;
  };
}

function pointerOf({ method, path }: Operation, status: string, document: Json): string {
  const responses = (document.paths as Record<string, Record<string, Json>>)[path]?.[method.toLowerCase()]
    ?.responses as Record<string, Json>;
  const { $ref } = responses[status] as { $ref?: string };
  const response =
    $ref?.slice(1) ??
    `/paths/${encodeURIComponent(path.replaceAll('~', '~0').replaceAll('/', '~1'))}/${method.toLowerCase()}/responses/${status}`;
  return `${response}/content/application~1json/schema`;
}

/**
 * A field that a description does not name would be one that nobody knows of. How long a text and how large a number may be
 * are rules of what is entered, and what the tests have put there is beyond them.
 */
function closed(document: Json): Json {
  const components = document.components as { readonly schemas: Record<string, Json> };
  const schemas = Object.fromEntries(
    Object.entries(components.schemas).map(([name, schema]) => {
      const isRecord = 'row_version' in ((schema.properties ?? {}) as Json) && !/Input$|Change$/.test(name);
      return [name, isRecord ? { ...withoutLimits(schema), additionalProperties: false } : schema];
    }),
  );
  return { ...document, components: { ...components, schemas } };
}

function withoutLimits(schema: Json): Json {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === 'maxLength' || key === 'maximum' ? undefined : value,
  ) as Json;
}

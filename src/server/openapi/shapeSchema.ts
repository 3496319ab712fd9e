import type { Part, Parts, Shape } from '../../core/calls/shapes.ts';
import type { AnyField } from '../../core/fields/field.ts';
import type { Registry } from '../../core/registry.ts';
import { childRowSchema, nullable, recordSchema, type Schema, valueSchema } from './fieldSchema.ts';

/** The schema of an answer, or of a part of it. */
export function shapeSchema(part: Part, registry: Registry): Schema {
  const { description } = part as { readonly description?: string };
  const schema = 'shape' in part ? schemaOf(part, registry) : answeredValue(part);
  return description === undefined ? schema : { ...schema, description };
}

/** Every shape with a name of its own within a part of an answer, by that name. */
export function namedShapes(part: Part): [string, Part][] {
  if (!('shape' in part)) return [];
  if (part.shape === 'object') return Object.values(part.parts).flatMap(namedShapes);
  if (!('of' in part)) return [];
  return [...(part.shape === 'named' ? [[part.name, part.of] as [string, Part]] : []), ...namedShapes(part.of)];
}

function schemaOf(shape: Shape, registry: Registry): Schema {
  switch (shape.shape) {
    case 'object':
      return objectSchema(shape.parts, registry);
    case 'list':
      return { type: 'array', items: shapeSchema(shape.of, registry) };
    case 'map':
      return { type: 'object', additionalProperties: shapeSchema(shape.of, registry) };
    case 'nullable':
      return nullable(shapeSchema(shape.of, registry));
    case 'optional':
      return shapeSchema(shape.of, registry);
    case 'named':
      return { $ref: `#/components/schemas/${shape.name}` };
    case 'record':
      return recordShape(shape, registry);
    case 'constant':
      return { const: shape.value };
    case 'flag':
      return { type: 'boolean' };
    case 'anything':
      return shape.type ? { type: shape.type } : {};
    case 'file':
      return { type: 'string', format: 'binary' };
  }
}

function recordShape({ resource, field, and }: Extract<Shape, { shape: 'record' }>, registry: Registry): Schema {
  if (field) return childRowSchema(registry.get(resource), field);
  if (!and) return { $ref: `#/components/schemas/${resource}` };
  const { properties } = recordSchema(registry.get(resource)) as { readonly properties: object };
  return { type: 'object', properties: { ...properties, ...(objectSchema(and, registry).properties as object) } };
}

function objectSchema(parts: Parts, registry: Registry): Schema {
  const names = Object.keys(parts).filter((name) => {
    const part = parts[name] as Part;
    return !('shape' in part && part.shape === 'optional');
  });
  const properties = Object.entries(parts).map(([name, part]) => [name, shapeSchema(part, registry)]);
  return { type: 'object', properties: Object.fromEntries(properties), ...(names.length > 0 && { required: names }) };
}

// How long a text may be is a rule of what is entered.
function answeredValue(field: AnyField): Schema {
  const { maxLength: _, ...schema } = valueSchema(field);
  return schema;
}

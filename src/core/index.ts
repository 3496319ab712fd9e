export * from './fields/builders.ts';
export type { AnyField, Choice, Field, FieldKind, Fields } from './fields/field.ts';
export { defineRegistry, type Registry } from './registry.ts';
export { defineResource } from './defineResource.ts';
export type { CreateInput, RecordOf, SystemFields, UpdateInput } from './infer.ts';
export type { Resource } from './resource.ts';

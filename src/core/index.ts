export { approval } from './approval.ts';
export { defineResource } from './defineResource.ts';
export * from './fields/builders.ts';
export type { AnyField, FieldKind, Fields } from './fields/field.ts';
export type { CreateInput, RecordOf, UpdateInput } from './infer.ts';
export { defineRegistry, type Registry } from './registry.ts';
export type { Resource } from './resource.ts';
export type { Need, OpenedAction, RowRule } from './visibleTo.ts';

import type { AnyField, ChildrenField, ComputedField, Embedded } from '../../core/fields/field.ts';
import type { SystemFields } from '../../core/infer.ts';
import { embedKey, fieldOf, type Resource, SYSTEM_FIELDS } from '../../core/resource.ts';
import { fromColumn } from '../codec.ts';
import type { Row, RowWithId } from '../db/tables.ts';

/** A record of any entity as it leaves the server. */
export type PresentedRecord = SystemFields & Readonly<Record<string, unknown>>;

/** What is answered of a record that was written: its id alone to who may not read it. */
export type AnsweredRecord = PresentedRecord | { readonly id: number };

/** Whether more than its id is answered. */
export function isWhole(record: AnsweredRecord): record is PresentedRecord {
  return 'row_version' in record;
}

type Step = (row: Row, record: Record<string, unknown>) => void;

const presenters = new WeakMap<Resource, (row: RowWithId) => PresentedRecord>();

/** A row as a record is answered, whatever the entity: its declared fields and nothing else. */
export function presentRecord(resource: Resource, row: RowWithId): PresentedRecord {
  let present = presenters.get(resource);
  if (!present) {
    present = compile(resource);
    presenters.set(resource, present);
  }
  return present(row);
}

/** A record without the fields that the reader may not see. */
export function withoutHidden(record: PresentedRecord, hidden: ReadonlySet<string>): PresentedRecord {
  if (hidden.size === 0) return record;
  // Only declared fields can be hidden: the system's own are still there.
  return Object.fromEntries(Object.entries(record).filter(([name]) => !hidden.has(name))) as PresentedRecord;
}

function compile(resource: Resource): (row: RowWithId) => PresentedRecord {
  const system = [...SYSTEM_FIELDS, ...(resource.toggle ? ['is_active'] : [])];
  const fields = [...system, ...Object.keys(resource.fields)].map(
    (name) => [name, fieldOf(resource, name) as AnyField] as const,
  );
  // What is worked out may look at every other field, wherever that is declared.
  const [workedOut, others] = [fields.filter(isWorkedOut), fields.filter((each) => !isWorkedOut(each))];
  const steps = [...others, ...workedOut]
    .map(([name, field]) => stepFor(name, field))
    .filter((step) => step !== undefined);
  return (row) => {
    const record: Record<string, unknown> = {};
    for (const step of steps) step(row, record);
    return record as PresentedRecord;
  };
}

function isWorkedOut([, field]: readonly [string, AnyField]): boolean {
  return field.kind === 'computed' && field.value !== undefined;
}

function stepFor(name: string, field: AnyField): Step | undefined {
  switch (field.kind) {
    case 'password':
      return undefined;
    case 'reference':
      return referenceStep(name);
    case 'manyToMany':
      return linksStep(name);
    case 'children':
      return childrenStep(name, field);
    case 'computed':
      return computedStep(name, field);
    default:
      return (row, record) => {
        record[name] = fromColumn(field, row[name]);
      };
  }
}

function referenceStep(name: string): Step {
  const key = embedKey(name);
  return (row, record) => {
    const id = row[name] ?? null;
    record[name] = id;
    record[key] = id === null ? null : { id, name: row[key] ?? '' };
  };
}

function linksStep(name: string): Step {
  const key = embedKey(name);
  return (row, record) => {
    const linked = row[name] as Embedded[];
    record[name] = linked.map(({ id }) => id);
    record[key] = linked;
  };
}

function childrenStep(name: string, field: ChildrenField): Step {
  const steps = Object.entries(field.fields).flatMap(([key, each]) => stepFor(key, each) ?? []);
  return (row, record) => {
    const rows = row[name] as Row[];
    record[name] = rows.map((child) => {
      const presented: Record<string, unknown> = {};
      for (const step of steps) step(child, presented);
      return presented;
    });
  };
}

function computedStep(name: string, field: ComputedField): Step {
  if (field.value) {
    const { value } = field;
    return (_, record) => {
      record[name] = value(record) ?? null;
    };
  }
  if (field.records) {
    return (row, record) => {
      record[name] = row[name];
    };
  }
  const stored = { kind: field.as === 'money' ? 'money' : 'integer' } as AnyField;
  return (row, record) => {
    record[name] = fromColumn(stored, row[name]);
  };
}

import { createHash } from 'node:crypto';

/** PostgreSQL truncates longer names without an error. */
export const MAX_NAME_LENGTH = 63;
const HASH_LENGTH = 8;

const ENDINGS = { primaryKey: 'pkey', unique: 'key', index: 'idx', foreignKey: 'fkey', check: 'check' } as const;

/** The name of a constraint or an index: `students_class_id_fkey`. One that would be too long ends in a hash instead. */
export function modelName(kind: keyof typeof ENDINGS, table: string, columns: readonly string[] = []): string {
  const ending = ENDINGS[kind];
  const name = [table, ...columns, ending].join('_');
  if (name.length <= MAX_NAME_LENGTH) return name;
  const hash = createHash('sha256').update(name).digest('hex').slice(0, HASH_LENGTH);
  const start = name.slice(0, MAX_NAME_LENGTH - hash.length - ending.length - 2);
  return `${start}_${hash}_${ending}`;
}

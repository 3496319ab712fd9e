import type { Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../db/tables.ts';

export type DocumentRow = Selectable<Tables['issued_documents']>;

type Db = Kysely<Tables>;
type Paper = Pick<DocumentRow, 'kind' | 'resource' | 'record_id' | 'version' | 'language'>;
export type NewDocument = Omit<DocumentRow, 'id' | 'issued_at' | 'says'> & { readonly says: object };

/** Makes all others who issue papers of the kind in the year wait until the end of the transaction. */
export async function lockSerials(trx: Db, { kind, year }: { kind: string; year: number }): Promise<void> {
  await trx
    .insertInto('document_serials')
    .values({ kind, year })
    .onConflict((conflict) => conflict.columns(['kind', 'year']).doUpdateSet({ kind }))
    .execute();
}

/** Takes the next numbers; answers the first of them. */
export async function takeNumbers(
  trx: Db,
  { kind, year, count }: { kind: string; year: number; count: number },
): Promise<number> {
  const { last } = await trx
    .updateTable('document_serials')
    .set({ last: sql<number>`last + ${count}` })
    .where('kind', '=', kind)
    .where('year', '=', year)
    .returning('last')
    .executeTakeFirstOrThrow();
  return last - count + 1;
}

/** Those of some papers that were issued before. */
export async function findIssued(db: Db, papers: readonly Paper[]): Promise<DocumentRow[]> {
  const [first] = papers;
  if (!first) return [];
  const rows = await db
    .selectFrom('issued_documents')
    .selectAll()
    .where('kind', '=', first.kind)
    .where('language', '=', first.language)
    .where(
      'record_id',
      'in',
      papers.map((paper) => paper.record_id),
    )
    .execute();
  const keys = new Set(papers.map(paperKey));
  return rows.filter((row) => keys.has(paperKey(row)));
}

/** Tells papers of one kind in one language apart. */
export function paperKey({ resource, record_id, version }: Pick<Paper, 'resource' | 'record_id' | 'version'>): string {
  return JSON.stringify([resource, record_id, version]);
}

export async function addIssued(trx: Db, documents: readonly NewDocument[]): Promise<DocumentRow[]> {
  if (documents.length === 0) return [];
  return trx
    .insertInto('issued_documents')
    .values(
      documents.map((document) => ({
        ...document,
        says: JSON.stringify(document.says),
        made_of: JSON.stringify(document.made_of),
      })),
    )
    .returningAll()
    .execute();
}

export function findByCode(db: Db, code: string): Promise<DocumentRow | undefined> {
  return db.selectFrom('issued_documents').selectAll().where('code', '=', code).executeTakeFirst();
}

import {
  type ForeignAnswer,
  type ForeignBackEnd,
  type ForeignCall,
  foreignBackEnd,
  type Row,
  rowsOf,
  valuesIn,
} from './foreignBackEnd.ts';

const COLLECTIONS: Readonly<Record<string, string>> = {
  '/religions': 'religions',
  '/banks': 'banks',
  '/expenses': 'expenses',
};

/**
 * A back end that is not ours and follows our rule of writes, beside the calls of the specification, which does not show how
 * records are written: `POST /banks`, `PUT` and `DELETE /banks/2`, `PUT /banks/2/status`.
 */
export function writingBackEnd(): ForeignBackEnd {
  return foreignBackEnd(writeRecord);
}

function writeRecord(call: ForeignCall, tables: ForeignBackEnd['tables']): ForeignAnswer | undefined {
  const [, collection = '', id, status] = /^(\/[a-z-]+)(?:\/(\d+))?(\/status)?$/.exec(call.path) ?? [];
  const table = COLLECTIONS[collection];
  if (!table) return undefined;
  const rows = rowsOf(tables, table);
  if (call.method === 'POST' && !id) {
    if (!call.body.get('name') && table !== 'expenses') {
      return { status: 422, body: { message: 'Wrong.', errors: { name: ['A name is needed.'] } } };
    }
    // Some back ends say that it was done, and not what.
    rows.push({ ...valuesIn(call.body), id: Math.max(0, ...rows.map((row) => row.id)) + 1 });
    return { status: 201, body: { success: true, message: 'Stored.' } };
  }
  const place = rows.findIndex((row) => row.id === Number(id));
  if (place < 0) return undefined;
  if (call.method === 'DELETE' && !status) {
    rows.splice(place, 1);
    return { status: 204 };
  }
  if (call.method !== 'PUT') return undefined;
  const changed = { ...rows[place], ...valuesIn(call.body) } as Row;
  rows[place] = changed;
  // One answers what it was told, another the record without an envelope.
  return { status: 200, body: status ? { status: 'success', message: 'Switched.' } : changed };
}

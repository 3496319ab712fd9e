import { expect, it } from 'vitest';
import { withOptionCodes } from './conditionCodes.ts';
import type { Condition } from './conditions.ts';
import { choice, status, text } from './index.ts';

const fields = { status: status({ pending: 0, approved: 1 }), kind: choice(['cash', 'bank']), note: text() };

it.each<[Condition, Condition]>([
  [{ status: 'pending' }, { status: 0 }],
  [{ status: ['pending', 'approved'] }, { status: [0, 1] }],
  [{ status: { not: 'approved' } }, { status: { not: 1 } }],
  [{ status: { not: ['approved'] } }, { status: { not: [1] } }],
  [{ status: null }, { status: null }],
  [{ status: { filled: true } }, { status: { filled: true } }],
  [{ kind: 'cash' }, { kind: 'cash' }],
  [
    { note: 'pending', id: null },
    { note: 'pending', id: null },
  ],
])('%j is held as %j', (written, held) => {
  expect(withOptionCodes(written, fields)).toEqual(held);
});

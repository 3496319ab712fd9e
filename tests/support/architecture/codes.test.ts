import { expect, it } from 'vitest';
import { choice, status, text } from '../../../src/core/index.ts';
import { codeProblems, statusNames } from './codes.ts';
import { parseSource } from './sourceFile.ts';

const names = new Set(['status', 'approval_status']);
const RULE = 'src/server/school/rules/finance/order.ts';
const problemsOf = (code: string, path = RULE) => codeProblems(names, [parseSource(path, `const a = ${code};`)]);

it('states are what a status holds', () => {
  const fields = { name: text(), state: status({ open: 0, shut: 1 }), kind: choice(['small', 'large']) };
  expect(statusNames(fields)).toEqual(['state']);
});

it.each([
  'record.status === 1',
  'record?.status!==0',
  'before!.approval_status == 2',
  '(record.status ?? 0) > 0',
  'status >= 1 ? 1 : 2',
  '1 === record.status',
  '0 < (record.status ?? 0)',
  "query.where('status', '=', 1)",
  "query.where('orders.status', 'in', [1, 2])",
  "query.where('status', 'not in', [0])",
])('%s compares a state with a number', (code) => {
  expect(problemsOf(code)).toEqual([expect.stringContaining('name the state by codesOf')]);
});

it.each([
  'record.status === approved',
  "query.where('status', '=', approved)",
  "query.where('beds', '=', 1)",
  'answer.status === 404',
  'rows.map(({ status }) => 1)',
  'record.status.length > 0',
  'record.status_id === 1',
  'count > 1 && record.status === approved',
])('%s does not', (code) => {
  expect(problemsOf(code)).toEqual([]);
});

it('counts no tests, and nothing outside of the server', () => {
  expect(problemsOf('record.status === 1', 'src/server/school/rules/finance/order.test.ts')).toEqual([]);
  expect(problemsOf('answer.status === 1', 'src/admin/http/httpClient.ts')).toEqual([]);
});

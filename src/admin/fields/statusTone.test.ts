// @vitest-environment node

import { expect, it } from 'vitest';
import { admissionPayment } from '../../../schemas/admission/admissionPayment.ts';
import { employeeLeaveRequest } from '../../../schemas/attendance/employeeLeaveRequest.ts';
import { expense } from '../../../schemas/finance/expense.ts';
import { defineResource, status, text } from '../../core/index.ts';
import { statusTone } from './statusTone.ts';

it('a state has the colour of the action that leads to it, and one that waits is amber', () => {
  expect(['pending', 'approved', 'cancelled'].map((state) => statusTone(expense, 'status', state))).toEqual([
    'warning',
    'success',
    'error',
  ]);
});

it('what was withdrawn does not look as if it waited', () => {
  expect(['pending', 'withdrawn'].map((state) => statusTone(employeeLeaveRequest, 'status', state))).toEqual([
    'warning',
    'neutral',
  ]);
});

it('a state that can only be taken back waits for nothing', () => {
  expect(['received', 'void'].map((state) => statusTone(admissionPayment, 'status', state))).toEqual([
    'neutral',
    'error',
  ]);
});

it('a state that nothing moves is neutral', () => {
  const still = defineResource({
    name: 'letter',
    area: 'messages',
    path: '/letter',
    permission: 'Letter',
    visibleTo: 'everybody',
    fields: { name: text(), status: status({ queued: 0, sent: 1 }) },
  });
  expect(['queued', 'sent'].map((state) => statusTone(still, 'status', state))).toEqual(['neutral', 'neutral']);
});

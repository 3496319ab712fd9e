import { expect, it } from 'vitest';
import { approval } from './approval.ts';

it('approves by somebody else, and rejects for a reason', () => {
  const { approve, reject } = approval();
  expect(approve).toMatchObject({ from: 'pending', to: 'approved', notByCreator: true, confirm: true });
  expect(reject).toMatchObject({ from: 'pending', to: 'rejected', ask: ['reject_reason'], confirm: true });
  expect(reject).not.toHaveProperty('permission');
  expect(approve).not.toHaveProperty('notByOwner');
});

it('leaves it to nobody whom the record is for to approve it, though they may turn it down', () => {
  const { approve, reject } = approval({ notByOwner: ['employee_id'] });
  expect(approve.notByOwner).toEqual(['employee_id']);
  expect(reject).not.toHaveProperty('notByOwner');
});

it('goes by the names that are given', () => {
  const actions = approval({ from: 'open', refuse: 'cancel', refused: 'cancelled', refusePermission: 'approve' });
  expect(actions.approve.from).toBe('open');
  expect(actions.cancel).toMatchObject({ to: 'cancelled', ask: ['cancel_reason'], permission: 'approve' });
});

import { expect, it } from 'vitest';
import { approval } from './approval.ts';

it('approves by somebody else, and rejects for a reason', () => {
  const { approve, reject } = approval();
  expect(approve).toMatchObject({ from: 'pending', to: 'approved', notByCreator: true, confirm: true });
  expect(reject).toMatchObject({ from: 'pending', to: 'rejected', ask: ['reject_reason'], confirm: true });
  expect(reject).not.toHaveProperty('permission');
});

it('goes by the names that are given', () => {
  const actions = approval({ from: 'open', refuse: 'cancel', refused: 'cancelled', refusePermission: 'approve' });
  expect(actions.approve.from).toBe('open');
  expect(actions.cancel).toMatchObject({ to: 'cancelled', ask: ['cancel_reason'], permission: 'approve' });
});

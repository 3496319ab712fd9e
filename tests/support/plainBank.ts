import { text } from '../../src/core/index.ts';

/** A declaration that says no more than it must. */
export const plain = {
  name: 'bank',
  area: 'finance',
  path: '/bank',
  permission: 'Bank',
  visibleTo: 'everybody',
  fields: { name: text({ required: true }) },
} as const;

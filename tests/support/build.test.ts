import { expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import { create } from './build.ts';
import type { Campus } from './campus.ts';

it('a record that a rule refuses leads to where values that fit are said', async () => {
  const campus = { call: async () => ({ status: 422, text: '{"name":"taken"}' }) } as unknown as Campus;
  await expect(create(campus, registry.get('religion'))).rejects.toThrow(
    /^religion was refused: \{"name":"taken"\}\n.* FITTING in tests\/support\/build\.ts\.$/,
  );
});

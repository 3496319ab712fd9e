import { roleEffects } from '../../core/calls/roleEffects.ts';
import { roleEffects as workOut } from '../services/auth/roleEffects.ts';
import { serve } from './serve.ts';

/** Whom other permissions of a role would concern, before they are stored. */
export const roleEffectsCall = serve(roleEffects, ({ context, input, params: { id } }) =>
  workOut(context, { id, permissions: input.permissions }),
);

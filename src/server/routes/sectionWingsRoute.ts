import type { FastifyInstance } from 'fastify';
import { parseValue } from '../../core/rules/parseValue.ts';
import type { Context } from '../context.ts';
import { refuse } from '../errors.ts';
import { requireRead } from '../policies/require.ts';
import { sectionsOfWings } from '../services/academics/sectionsOfWings.ts';

/** Which sections there are in the chosen wings; the body names them as `wings`. */
export function sectionWingsRoute(app: FastifyInstance, context: Context): void {
  app.post('/get/section/wings', (request) => {
    const { caller } = request;
    requireRead(caller, context.registry.get('section'));
    const { wings } = (request.body ?? {}) as { wings?: unknown };
    const parsed = parseValue({ kind: 'manyToMany', target: 'wing', through: '' }, wings);
    if ('problem' in parsed) throw refuse.invalid({ wings: [parsed.problem] });
    return sectionsOfWings({ context, caller, wings: parsed.value as number[] });
  });
}

import type { Count } from '../../../../../schemas/dashboard.ts';
import type { Resource } from '../../../../core/resource.ts';
import { quote } from '../../../db/select.ts';
import { isAllowed } from '../../../policies/require.ts';
import { seesAllRows } from '../../../services/resources/rowRules.ts';
import type { Tile, TileCall } from './tile.ts';

/** What a school counts first. */
const COUNTED = ['student', 'employee', 'studentParent', 'class', 'section', 'subject'];

/** How many there are of what the school is made of; what is switched off does not count. */
export const counts: Tile<'counts'> = {
  name: 'counts',
  needs: [],
  read: async (call) => {
    const { registry } = call.context;
    const resources = COUNTED.filter((name) => registry.has(name))
      .map((name) => registry.get(name))
      .filter((resource) => isAllowed(call.caller, resource, 'read') && seesAllRows(resource, call.caller));
    return resources.length > 0 ? Promise.all(resources.map((resource) => count(call, resource))) : undefined;
  },
};

async function count({ context }: TileCall, { name, table, toggle }: Resource): Promise<Count> {
  const where = toggle ? ' where is_active = 1' : '';
  const [row] = await context.database.query<{ count: number }>(
    `select count(*) as count from ${quote(table)}${where}`,
  );
  return { resource: name, filter: toggle ? { is_active: 1 } : {}, count: row?.count ?? 0 };
}

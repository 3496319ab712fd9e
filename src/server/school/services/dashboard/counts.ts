import type { Count } from '../../../../../schemas/dashboard.ts';
import type { Entity } from '../../../../../schemas/index.ts';
import type { Resource } from '../../../../core/resource.ts';
import { isAllowed } from '../../../policies/require.ts';
import { countRecords } from '../../../services/resources/countRecords.ts';
import { seesAllRows } from '../../../services/resources/rowRules.ts';
import type { Tile, TileCall } from './tile.ts';

/** What a school counts first. */
const COUNTED: readonly Entity['name'][] = ['student', 'employee', 'studentParent', 'class', 'section', 'subject'];

/** How many there are of what the school is made of; what is switched off does not count. */
export const counts: Tile<'counts'> = {
  name: 'counts',
  read: async (call) => {
    const { registry } = call.context;
    const resources = COUNTED.filter((name) => registry.has(name))
      .map((name) => registry.get(name))
      .filter((resource) => isAllowed(call.caller, resource, 'read') && seesAllRows(resource, call.caller));
    return resources.length > 0 ? Promise.all(resources.map((resource) => count(call, resource))) : undefined;
  },
};

async function count({ context }: TileCall, resource: Resource): Promise<Count> {
  const filter = resource.toggle ? { is_active: 1 } : {};
  return { resource: resource.name, filter, count: await countRecords(context, resource, filter) };
}

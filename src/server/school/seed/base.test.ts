import { describe, expect, it } from 'vitest';
import { registry } from '../../../../schemas/index.ts';
import { screens } from '../../../../schemas/screens.ts';
import { buildAbility } from '../../../core/abilities.ts';
import { permissionCatalogue } from '../../../core/permissions/catalogue.ts';
import type { AnyField, Fields } from '../../../core/fields/field.ts';
import { isEntered, type Resource } from '../../../core/resource.ts';
import type { Caller } from '../../caller.ts';
import { effectiveRules } from '../../../core/permissions/effectiveRules.ts';
import { isAllowed, mayRead } from '../../policies/require.ts';
import { calls } from '../calls/index.ts';
import { ROLES } from './base.ts';

const catalogue = permissionCatalogue({
  registry,
  screens: Object.values(screens),
  calls: calls.map(({ call }) => call),
});
const roles = ROLES.map((role, index) => ({ ...role, id: index + 1 }));

describe.each(roles)('the built-in role $name', ({ id, name, permissions }) => {
  const rules = effectiveRules({ roleId: id, role: permissions, own: [], denied: [] }, catalogue);
  const caller: Caller = {
    userId: 1,
    name,
    roleId: id,
    rules,
    ability: buildAbility(rules),
    address: '',
    requestId: '',
  };
  const enters = (resource: Resource) => {
    const { create, update } = resource.endpoints;
    return Boolean(
      (create && isAllowed(caller, resource, 'create')) || (update && isAllowed(caller, resource, 'update')),
    );
  };

  it('is given nothing that nothing asks for', () => {
    expect(permissions.length).toBeGreaterThan(0);
    expect(permissions.filter((permission) => !catalogue.has(permission))).toEqual([]);
  });

  it('reads what must be chosen in every form that it may fill in', () => {
    const unread = registry.resources.filter(enters).flatMap((resource) =>
      requiredLinks(resource.fields)
        .filter(([, target]) => !mayRead(caller, registry.get(target)))
        .map(([field, target]) => `${resource.name}.${field} needs ${target}`),
    );
    expect(unread).toEqual([]);
  });
});

/** The references that a form does not do without, also in rows of it, with what they lead to. */
function requiredLinks(fields: Fields): [string, string][] {
  return Object.entries(fields).flatMap(([name, field]: [string, AnyField]): [string, string][] => {
    if (!isEntered(field)) return [];
    if (field.kind === 'children')
      return requiredLinks(field.fields).map(([inner, target]) => [`${name}.${inner}`, target]);
    const isLink = field.kind === 'reference' || field.kind === 'manyToMany';
    return isLink && field.required ? [[name, field.target]] : [];
  });
}

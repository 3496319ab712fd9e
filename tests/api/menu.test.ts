import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { campus as office } from '../../resources/campus.ts';
import { serverMessages } from '../../locales/serverMessages.ts';
import { DEMO_LOGINS } from '../../schemas/access/demoLogins.ts';
import { flatten, formsOf } from '../../locales/texts.ts';
import { type AbilityRule, buildAbility } from '../../src/core/abilities.ts';
import { permissionsOf } from '../../src/admin/inputs/permissions/permissionsOf.ts';
import { ownPageNeeds } from '../../src/admin/addresses/ownPages.ts';
import { createScreenAt, isOpenTo } from '../../src/admin/addresses/screens.ts';
import { menuOf } from '../../src/admin/menu/menu.ts';
import { type Campus, openCampus, type Role } from '../support/campus.ts';

const roles = DEMO_LOGINS.map(({ email }) => email.split('@')[0] as Role);

/** What the menu of the back office has, as the call says it in English. */
function menuInEnglish(rules: readonly AbilityRule[]) {
  const texts = new Map(flatten(serverMessages.en));
  return menuOf(buildAbility(rules), office).flatMap(({ area, items }) =>
    items.map(({ label, count }) => {
      const forms = formsOf(texts.get(label) ?? '');
      return { area, label: count === 1 ? forms[0] : forms.at(-1) };
    }),
  );
}

describe('GET /menu/permissions', () => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus('embedded');
  });
  afterAll(() => campus.close());

  const menuOfCall = async (as: Role) => (await campus.call('GET /menu/permissions', { as })).list;
  const rulesOf = async (as: Role) =>
    ((await campus.call('GET /me', { as })).body as { userData: { ability: AbilityRule[] } }).userData.ability;

  it.each(roles)('answers %s the menu of the back office, in its order', async (as) => {
    const answered = await menuOfCall(as);
    expect(answered.map(({ area, label }) => ({ area, label }))).toEqual(menuInEnglish(await rulesOf(as)));
  });

  it.each(roles)('says by which permission %s may open each, which they hold', async (as) => {
    const ability = buildAbility(await rulesOf(as));
    const needs = (await menuOfCall(as)) as unknown as readonly AbilityRule[];
    const isHeld = (need: AbilityRule) =>
      ability.can(need.action, need.subject) && campus.context.permissions.has(need);
    expect(needs.filter((need) => !isHeld(need))).toEqual([]);
  });

  it('has something for whoever works at the school', async () => {
    const counts = await Promise.all(
      (['superadmin', 'admin', 'teacher', 'accountant', 'office'] as const).map(
        async (as) => (await menuOfCall(as)).length,
      ),
    );
    expect(Math.min(...counts)).toBeGreaterThan(0);
  });

  it.each(['student', 'parent'] as const)(
    'answers nothing to a %s, who opens the start page, the profile and the own marksheets',
    async (as) => {
      expect(await menuOfCall(as)).toEqual([]);
      const ability = buildAbility(await rulesOf(as));
      const paths = [
        '/',
        '/profile',
        ...office.registry.resources.flatMap(({ screens }) => Object.values(screens)),
        ...Object.values(office.screens).map(({ path }) => path),
      ].map((path) => path.replace(/\{\w+\}/g, '1'));
      const screenAt = createScreenAt(office);
      const there = new Map(
        paths.flatMap((path) => {
          const screen = screenAt(path);
          return screen ? [[path, screen] as const] : [];
        }),
      );
      expect(there.size).toBeGreaterThan(200);
      const open = [...there].filter(([, screen]) => isOpenTo(ability, screen));
      expect(open.map(([path]) => path)).toEqual(['/', '/profile', '/single/result1']);
    },
  );

  it('comes with roles that the back office knows by their ids and names, to name them in every language', async () => {
    const { list } = await campus.call('GET /get/all/roles');
    const stored = Object.entries(office.builtIn?.role ?? {}).map(([id, role]) => [Number(id), role.stored]);
    expect(list.map(({ id, name }) => [id, name])).toEqual(stored);
  });

  it('speaks the language of whoever asks', async () => {
    const inGerman = await campus.call('GET /menu/permissions', { headers: { 'accept-language': 'de' } });
    const religion = inGerman.list.find(({ subject }) => subject === 'Religion');
    expect(religion).toEqual({ action: 'read', subject: 'Religion', area: 'settings', label: 'Religionen' });
  });

  it('is refused without a login', async () => {
    expect((await campus.call('GET /menu/permissions', { as: null })).status).toBe(401);
  });

  it('offers in the back office every permission that the server asks for', () => {
    expect(permissionsOf({ ...office, pageNeeds: ownPageNeeds }).subjects).toEqual(campus.context.permissions.subjects);
  });
});

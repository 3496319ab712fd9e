import { describe, expect, it } from 'vitest';
import { campus } from '../../resources/campus.ts';
import { createScreenAt, needOf } from '../../src/admin/addresses/screens.ts';
import { eachOf } from '../support/eachOf.ts';
import { MISSING_GROUPS, MISSING_ROUTES, ROUTES } from './routes.ts';

const screenAt = createScreenAt(campus);
const groups = Object.entries(ROUTES);
const there = groups
  .filter(([group]) => !(group in MISSING_GROUPS))
  .flatMap(([, routes]) => routes.filter(([address]) => !(address in MISSING_ROUTES)));
const missing = [
  ...Object.keys(MISSING_ROUTES),
  ...groups.filter(([group]) => group in MISSING_GROUPS).flatMap(([, routes]) => routes.map(([address]) => address)),
];

describe('the promised screens', () => {
  it.each(eachOf(there.map(([name, action, subject]) => ({ name, action, subject }))))(
    '%s needs what was promised',
    (address, { action, subject }) => {
      const screen = screenAt(address);
      expect(screen, 'there is no such screen').toBeDefined();
      const need = screen && needOf(screen);
      expect(need?.action).toBe(action);
      if (subject) expect(need?.subject).toBe(subject);
    },
  );

  it.each(eachOf(missing.map((name) => ({ name }))))(
    '%s is missing, as the list of what is missing says',
    (address) => {
      expect(screenAt(address)).toBeUndefined();
    },
  );

  it.each(['/login', '/error-404', '/not-authorized', '/blank'])('%s needs no ability', (address) => {
    const screen = screenAt(address);
    expect(screen && needOf(screen)).toBeUndefined();
  });
});

import type { AbilityRule } from '../../core/abilities.ts';
import { plant, type Soil } from './plant.ts';

const LOOKUPS = ['Academic Year', 'Classes', 'Section', 'Wings Vs. Section', 'Wing', 'Shift', 'Version', 'Student Group', 'Religion'];
const MONEY = ['Expense Type', 'Sub Expense', 'Bank', 'Bank Account'];

const on = (subjects: readonly string[], ...actions: string[]): AbilityRule[] =>
  subjects.flatMap((subject) => actions.map((action) => ({ action, subject })));

const DASHBOARD = on(['Dashboard'], 'read');
const KEEP = ['read', 'create', 'update', 'delete'];

/** The roles that the product relies on, in the order of their ids. The first may do everything whatever stands here. */
export const ROLES: readonly { readonly name: string; readonly description: string; readonly permissions: AbilityRule[] }[] = [
  { name: 'Super admin', description: 'May do everything, including deciding who may do what.', permissions: DASHBOARD },
  {
    name: 'Admin',
    description: 'Runs the school: every area but money decisions.',
    permissions: [
      ...DASHBOARD,
      ...on(['Institute'], 'read', 'update'),
      ...on([...LOOKUPS, 'Map Section', 'Student', 'Parent', 'Permission'], ...KEEP),
      ...on([...MONEY, 'Expense'], ...KEEP),
    ],
  },
  { name: 'Teacher', description: 'Teaches: assigned classes and subjects.', permissions: DASHBOARD },
  { name: 'Student', description: 'Sees their own records.', permissions: DASHBOARD },
  { name: 'Parent', description: "Sees their children's records.", permissions: DASHBOARD },
  {
    name: 'Accountant',
    description: 'Keeps the books and decides on expenses.',
    permissions: [
      ...DASHBOARD,
      ...on(MONEY, ...KEEP),
      ...on(['Expense'], ...KEEP, 'approve', 'cancel'),
      ...on(['Student'], 'read'),
    ],
  },
  {
    name: 'Office',
    description: 'Enters students, parents and expenses.',
    permissions: [
      ...DASHBOARD,
      ...on(LOOKUPS, 'read', 'create', 'update'),
      ...on(['Map Section'], 'create'),
      ...on(['Student', 'Parent'], ...KEEP),
      ...on(MONEY, 'read'),
      ...on(['Expense'], 'read', 'create', 'update'),
    ],
  },
];

/** What every school has from the first day on: its one institute record and the built-in roles. */
export async function plantBase(soil: Soil, institute: Readonly<Record<string, unknown>>): Promise<void> {
  await plant(soil, 'role', ROLES);
  await plant(soil, 'institute', [institute]);
}

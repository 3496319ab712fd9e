import { messages as english } from '../locales/en/index.ts';
import { OWN_RECORD_ROLES, ROLES } from '../schemas/access/roles.ts';
import { academicYear } from '../schemas/academics/academicYear.ts';
import { AREAS, type Area } from '../schemas/areas.ts';
import { registry } from '../schemas/index.ts';
import { nextSchoolYear } from '../schemas/schoolYear.ts';
import { createLanguages } from '../src/admin/product/languages.ts';
import type { Product } from '../src/admin/product/product.ts';
import { productName } from './productName.ts';
import { handMadeScreens } from './registry.ts';

const AREA_LOOKS: Readonly<Record<Area, Omit<Product['areas'][number], 'name'>>> = {
  academics: { icon: 'School', isSetUp: true },
  students: { icon: 'Groups' },
  fees: { icon: 'Payments' },
  finance: { icon: 'AccountBalance' },
  employees: { icon: 'Badge' },
  teaching: { icon: 'MenuBook' },
  exams: { icon: 'Grade' },
  attendance: { icon: 'FactCheck' },
  messages: { icon: 'Sms' },
  website: { icon: 'Web', isSetUp: true },
  admission: { icon: 'HowToReg' },
  settings: { icon: 'Settings', isSetUp: true },
  access: { icon: 'AdminPanelSettings', isSetUp: true },
};

/** The roles that come with the school, while they have the names that they came with. */
function builtInRoles() {
  const keys = Object.keys(ROLES) as (keyof typeof ROLES)[];
  return Object.fromEntries(keys.map((key) => [ROLES[key], { stored: english.login[key], label: `login.${key}` }]));
}

/** The school: what the back office is started with here. */
export const campus: Product = {
  name: productName,
  registry,
  areas: AREAS.map((name) => ({ name, ...AREA_LOOKS[name] })),
  screens: handMadeScreens,
  languages: createLanguages({
    english,
    others: {
      bn: () => import('../locales/bn/index.ts'),
      de: () => import('../locales/de/index.ts'),
      fr: () => import('../locales/fr/index.ts'),
      pt: () => import('../locales/pt/index.ts'),
      ar: () => import('../locales/ar/index.ts'),
    },
    handMade: {
      en: () => import('../locales/en/handMade.ts'),
      bn: () => import('../locales/bn/handMade.ts'),
      de: () => import('../locales/de/handMade.ts'),
      fr: () => import('../locales/fr/handMade.ts'),
      pt: () => import('../locales/pt/handMade.ts'),
      ar: () => import('../locales/ar/handMade.ts'),
    },
  }),
  home: () => import('./home/HomePage.tsx').then((module) => module.HomePage),
  institute: 'institute',
  weekdays: { resource: 'classDay', field: 'weekday', worked: { kind: 'working', is_active: 1 } },
  holidays: { resource: 'holiday', from: 'starts_on', to: 'ends_on', named: 'name', held: { is_active: 1 } },
  builtIn: { role: builtInRoles() },
  namedByNumbers: [academicYear.name],
  ownRecordRoles: OWN_RECORD_ROLES,
  dayWords: ({ school_year_starts_in: month }, today) =>
    typeof month === 'number' ? { ...nextSchoolYear(today, month) } : {},
};

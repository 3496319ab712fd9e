import { holidaysOf } from './holidays.ts';
import { seedRecords, type SeedContext } from './seedRecords.ts';
import { makeRandom, type Random } from './random.ts';
import { LOOKUP_ROWS, type LookupName } from './lookups/index.ts';

/** The ids of the demo school's lookups that other records refer to, in the order of their declarations. */
export interface DemoSchool {
  readonly random: Random;
  /** The calendar year that is current. */
  readonly year: number;
  readonly years: readonly number[];
  readonly genders: readonly number[];
  readonly bloodGroups: readonly number[];
  readonly maritalStatuses: readonly number[];
  readonly religions: readonly number[];
  readonly versions: readonly number[];
  readonly groups: readonly number[];
  readonly sections: readonly number[];
  readonly shifts: readonly number[];
  readonly wings: readonly number[];
  readonly classes: readonly number[];
}

export const DEMO_INSTITUTE = {
  name: 'Lakeside School and College',
  name_local: 'লেকসাইড স্কুল অ্যান্ড কলেজ',
  code: 'LSC-1205',
  address: '12 Lake Road, Dhanmondi, Dhaka 1205',
  phone: '+880255012200',
  email: 'office@lakeside.edu.bd',
  website: 'www.lakeside.edu.bd',
  color: '#0f5c5c',
} as const;

const SEED = 20_260_101;
const YEARS_KEPT = 3;
export const FIRST_CLASS_WITH_GROUPS = 9;

/** Seeds the lookups of the demo school and its academic years. */
export async function seedLookups(context: SeedContext): Promise<DemoSchool> {
  const year = Number(context.today.slice(0, 4));
  const lookup = (name: LookupName) => seedRecords(context, name, LOOKUP_ROWS[name]);
  const years = await seedRecords(context, 'academicYear', academicYears(year));
  const school = {
    random: makeRandom(SEED),
    year,
    years,
    genders: await lookup('gender'),
    bloodGroups: await lookup('bloodGroup'),
    maritalStatuses: await lookup('maritalStatus'),
    religions: await lookup('religion'),
    versions: await lookup('version'),
    groups: await lookup('studentGroup'),
    sections: await lookup('section'),
    shifts: await lookup('shift'),
    wings: await lookup('wing'),
    classes: await lookup('class'),
  };
  await seedRecords(context, 'wingSection', sectionMap(school));
  // Of the last year, of this one and of the next: an office plans ahead.
  await seedRecords(context, 'holiday', [year - 1, year, year + 1].flatMap(holidaysOf));
  return school;
}

/** Whether a class, counted from 1, is divided into groups. */
export function hasGroups(order: number): boolean {
  return order >= FIRST_CLASS_WITH_GROUPS;
}

function academicYears(current: number) {
  return Array.from({ length: YEARS_KEPT }, (_, index) => {
    const year = current - YEARS_KEPT + 1 + index;
    return {
      year: String(year),
      starts_on: `${year}-01-01`,
      ends_on: `${year}-12-31`,
      is_current: year === current ? 1 : 0,
    };
  });
}

function sectionMap({ classes, wings, sections }: Omit<DemoSchool, 'random'>) {
  return classes.flatMap((class_id) =>
    wings.map((wing_id) => ({ class_id, wing_id, section_ids: sections, seats: 60 })),
  );
}

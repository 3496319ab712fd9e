import { plant, type Soil } from './plant.ts';
import { makeRandom, type Random } from './random.ts';

/** Rows of the demo school's lookups that others refer to, by their ids and in the order of the declarations. */
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
  phone: '+880 2 5501 2200',
  email: 'office@lakeside.edu.bd',
  website: 'www.lakeside.edu.bd',
  color: '#0f5c5c',
} as const;

const SEED = 20_260_101;
const YEARS_KEPT = 3;
const FIRST_CLASS_WITH_GROUPS = 9;

/** The lookup tables of the demo school, as the declarations have them, and what depends on the year. */
export async function plantLookups(soil: Soil): Promise<DemoSchool> {
  const year = Number(soil.today.slice(0, 4));
  const declared = (name: string) => plant(soil, name, soil.registry.get(name).seed);
  const years = await plant(soil, 'academicYear', academicYears(year));
  const school = {
    random: makeRandom(SEED),
    year,
    years,
    genders: await declared('gender'),
    bloodGroups: await declared('bloodGroup'),
    maritalStatuses: await declared('maritalStatus'),
    religions: await declared('religion'),
    versions: await declared('version'),
    groups: await declared('studentGroup'),
    sections: await declared('section'),
    shifts: await declared('shift'),
    wings: await declared('wing'),
    classes: await declared('class'),
  };
  await plant(soil, 'wingSection', sectionMap(school));
  return school;
}

/** Whether a class, counted from 1, is divided into groups. */
export function hasGroups(order: number): boolean {
  return order >= FIRST_CLASS_WITH_GROUPS;
}

function academicYears(current: number) {
  return Array.from({ length: YEARS_KEPT }, (_, index) => {
    const year = current - YEARS_KEPT + 1 + index;
    return { year: String(year), starts_on: `${year}-01-01`, ends_on: `${year}-12-31`, is_current: year === current ? 1 : 0 };
  });
}

function sectionMap({ classes, wings, sections }: Omit<DemoSchool, 'random'>) {
  return classes.flatMap((class_id) =>
    wings.map((wing_id) => ({ class_id, wing_id, section_ids: sections, seats: 60 })),
  );
}

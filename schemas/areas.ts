/** Areas of the back office, in the order of its menu. */
export const AREAS = [
  'academics',
  'students',
  'fees',
  'finance',
  'employees',
  'teaching',
  'exams',
  'attendance',
  'messages',
  'website',
  'admission',
  'settings',
  'access',
] as const;

export type Area = (typeof AREAS)[number];

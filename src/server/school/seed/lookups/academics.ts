import type { schoolClass } from '../../../../../schemas/academics/class.ts';
import type { section } from '../../../../../schemas/academics/section.ts';
import type { wing } from '../../../../../schemas/academics/wing.ts';
import type { shift } from '../../../../../schemas/academics/shift.ts';
import type { version } from '../../../../../schemas/academics/version.ts';
import type { studentGroup } from '../../../../../schemas/academics/studentGroup.ts';
import type { classDay } from '../../../../../schemas/academics/classDay.ts';
import type { SeedRows } from './seedRows.ts';

export const academics: SeedRows<{
  class: typeof schoolClass;
  section: typeof section;
  wing: typeof wing;
  shift: typeof shift;
  version: typeof version;
  studentGroup: typeof studentGroup;
  classDay: typeof classDay;
}> = {
  class: [
    { name: 'One', code: 'C01', order: 1, has_groups: 0 },
    { name: 'Two', code: 'C02', order: 2, has_groups: 0 },
    { name: 'Three', code: 'C03', order: 3, has_groups: 0 },
    { name: 'Four', code: 'C04', order: 4, has_groups: 0 },
    { name: 'Five', code: 'C05', order: 5, has_groups: 0 },
    { name: 'Six', code: 'C06', order: 6, has_groups: 0 },
    { name: 'Seven', code: 'C07', order: 7, has_groups: 0 },
    { name: 'Eight', code: 'C08', order: 8, has_groups: 0 },
    { name: 'Nine', code: 'C09', order: 9, has_groups: 1 },
    { name: 'Ten', code: 'C10', order: 10, has_groups: 1 },
  ],
  section: [{ name: 'A' }, { name: 'B' }, { name: 'C' }],
  wing: [
    { name: 'Boys', phone: '+880255012201', address: '12 Lake Road, Dhanmondi, Dhaka 1205' },
    { name: 'Girls', phone: '+880255012202', address: '14 Lake Road, Dhanmondi, Dhaka 1205' },
  ],
  shift: [
    { name: 'Morning', starts_at: '07:30', ends_at: '11:45' },
    { name: 'Day', starts_at: '12:15', ends_at: '17:00' },
  ],
  version: [{ name: 'Bangla' }, { name: 'English' }],
  studentGroup: [{ name: 'Science' }, { name: 'Humanities' }, { name: 'Business Studies' }],
  classDay: [
    { name: 'Sunday', weekday: 0, kind: 'working' },
    { name: 'Monday', weekday: 1, kind: 'working' },
    { name: 'Tuesday', weekday: 2, kind: 'working' },
    { name: 'Wednesday', weekday: 3, kind: 'working' },
    { name: 'Thursday', weekday: 4, kind: 'working' },
    { name: 'Friday', weekday: 5, kind: 'holiday' },
    { name: 'Saturday', weekday: 6, kind: 'holiday' },
  ],
};

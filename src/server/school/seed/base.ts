import type { AbilityRule } from '../../../core/abilities.ts';
import { LOOKUP_ROWS } from './lookups/index.ts';
import { seedRecords, type SeedContext } from './seedRecords.ts';

const LOOKUPS = [
  'Academic Year',
  'Classes',
  'Section',
  'Wing',
  'Shift',
  'Version',
  'Student Group',
  'Religion',
  'Gender',
  'Blood Group',
  'Marital Status',
  'Attendance Status',
  'Department',
  'Designation',
];
/** Added by a permission of its own. */
const MAPS = 'Wings Vs. Section';
const LESSONS = [
  'Subject',
  'Class Period',
  'Class Day',
  'Holiday',
  'Class Routine',
  'Class Teacher',
  'Subject Teacher',
  'Book List',
  'Syllabus',
];
const EXAMS = ['Exam Type', 'Exam Routine', 'Mark Distribution', 'Grade Type'];
const RESULTS = 'Result Processing';
const MONEY = ['Expense Type', 'Sub Expense', 'Bank', 'Bank Account'];
const FEES = ['Assigned Fee', 'Fee Type', 'Fee Option', 'Payment Type'];
const WAIVERS = ['Waiver', 'Waiver For All', 'Waiver Type'];
const SCALES = ['Scale', 'Designation Scale', 'Bonus Type'];
const LEAVE = ['Student Leave Request', 'Employee Leave Request'];
const TASKS = ['course material', 'home work', 'mark upload'];

const on = (subjects: readonly string[], ...actions: string[]): AbilityRule[] =>
  subjects.flatMap((subject) => actions.map((action) => ({ action, subject })));

const PERSONAL = on(['Employee Personal'], 'salary', 'loan', 'provident fund', 'attendance', 'leave request');
/** The personal pages of students and, of their children, of parents. */
const PAGES = [
  'subject',
  'class routine',
  'exam routine',
  'home work',
  'course material',
  'attendance',
  'result',
  'payment',
  'payment history',
];
/** Parents too ask for leave by the permission on `Student`: what they ask for is the student's. */
const FAMILY = on(['Student'], 'leave request');
const DASHBOARD = on(['Dashboard'], 'read');
const KEEP = ['read', 'create', 'update', 'delete'];

/** The built-in roles, in the order of their ids. The first may do everything, whatever its permissions are. */
export const ROLES: readonly {
  readonly name: string;
  readonly description: string;
  readonly permissions: AbilityRule[];
}[] = [
  {
    name: 'Super admin',
    description: 'May do everything, including deciding who may do what.',
    permissions: DASHBOARD,
  },
  {
    name: 'Admin',
    description: 'Runs the school: every area but money decisions.',
    permissions: [
      ...DASHBOARD,
      ...PERSONAL,
      ...on(['Institute'], 'read', 'update'),
      ...on(['Audit'], 'read'),
      ...on([...LOOKUPS, ...LESSONS, ...EXAMS, 'Permission'], ...KEEP),
      ...on([MAPS], 'read', 'update', 'delete'),
      ...on(['Map Section'], 'create'),
      ...on(['Syllabus', ...LEAVE], 'approve'),
      ...on(['Student', 'Parent', 'Disciplinary Record', 'Employee', 'Employee Attendance', ...LEAVE], ...KEEP),
      ...on(['Student'], 'read all', 'assign'),
      ...on(['Student Attendance'], 'read all'),
      ...on(['Employee'], 'read private'),
      ...on(['Employee Task'], ...TASKS, 'full'),
      ...on([RESULTS], 'read', 'read all', 'generate', 'publish'),
      ...on([...MONEY, ...FEES, ...WAIVERS, ...SCALES, 'Expense', 'Employee Bonus'], ...KEEP),
      ...on(['Payment', 'Employee Salary', 'Employee Loan', 'Provident Fund', 'Student Attendance', 'SMS'], 'read'),
      ...on(['Pubic Site', 'Admission', 'Conference Room', 'Conference Booking'], ...KEEP),
      ...on(['Admission'], 'select', 'reject', 'admit', 'void'),
    ],
  },
  {
    name: 'Teacher',
    description: 'Teaches: assigned classes and subjects.',
    permissions: [
      ...DASHBOARD,
      // Without `read all` only the students and the registers of their own sections.
      ...on(['Student', 'Student Attendance'], 'read'),
      // Homework refers to a teacher, so teachers must read employees. Private fields need more than `read`.
      ...on([...LESSONS, 'Exam Routine', 'Conference Room', 'Employee'], 'read'),
      ...on(['Disciplinary Record', 'Conference Booking'], 'read', 'create'),
      ...on(['Employee Task'], ...TASKS, 'attendance'),
      ...on([RESULTS], 'read'),
      ...PERSONAL,
    ],
  },
  {
    name: 'Student',
    description: 'Sees their own records.',
    permissions: [...DASHBOARD, ...FAMILY, ...on(['Student'], ...PAGES)],
  },
  {
    name: 'Parent',
    description: "Sees their children's records.",
    permissions: [...DASHBOARD, ...FAMILY, ...on(['Parent'], 'children', ...PAGES)],
  },
  {
    name: 'Accountant',
    description: 'Keeps the books and decides on expenses.',
    permissions: [
      ...DASHBOARD,
      ...PERSONAL,
      ...on([...MONEY, ...FEES, ...WAIVERS], ...KEEP),
      ...on(['Expense'], ...KEEP, 'approve', 'cancel'),
      ...on(WAIVERS, 'approve', 'reject'),
      ...on(['Payment'], 'read', 'void'),
      ...on(['Admission'], 'read', 'create', 'update', 'void'),
      ...on(['Employee Salary', 'Employee Bonus', 'Employee Loan', 'Provident Fund'], ...KEEP),
      ...on(['Employee Salary', 'Employee Loan'], 'approve'),
      ...on(['Employee Salary'], 'pay'),
      ...on(['Student', 'Employee', ...SCALES], 'read'),
      ...on(['Student'], 'read all'),
      ...on(['Employee'], 'read private'),
    ],
  },
  {
    name: 'Office',
    description: 'Enters students, parents and expenses.',
    permissions: [
      ...DASHBOARD,
      ...PERSONAL,
      ...on([...LOOKUPS, ...LESSONS, ...EXAMS], 'read', 'create', 'update'),
      ...on([MAPS], 'read', 'update'),
      ...on(['Map Section'], 'create'),
      ...on([RESULTS], 'read', 'read all', 'generate'),
      ...on(['Student', 'Parent'], ...KEEP),
      ...on(['Student'], 'read all', 'assign'),
      ...on(['Student Attendance'], 'read all'),
      ...on(['Employee'], 'read private'),
      ...on(['Disciplinary Record', 'Employee', 'Employee Attendance', ...LEAVE, 'Waiver'], 'read', 'create', 'update'),
      ...on(['Student Leave Request'], 'approve'),
      ...on([...MONEY, ...FEES, 'Waiver Type', 'Payment', 'Student Attendance', 'SMS', 'Conference Room'], 'read'),
      ...on(['Expense'], 'read', 'create', 'update'),
      ...on(['Conference Booking'], ...KEEP),
      ...on(['Pubic Site', 'Admission'], 'read', 'create', 'update'),
      ...on(['Admission'], 'select', 'reject', 'admit'),
    ],
  },
];

/** The single records of the website, with their required fields. */
const ONLY_PAGES = [
  ['homePage', { title: 'Welcome' }],
  ['principalMessage', { title: 'A word from the principal' }],
  ['contactInformation', {}],
] as const;

/** Seeds what every school needs: the institute, the built-in roles and the page designs. */
export async function seedBase(context: SeedContext, institute: Readonly<Record<string, unknown>>): Promise<void> {
  await seedRecords(context, 'role', ROLES);
  await seedRecords(context, 'institute', [institute]);
  await seedRecords(context, 'pageDesignType', LOOKUP_ROWS.pageDesignType);
  for (const [name, record] of ONLY_PAGES) await seedRecords(context, name, [record]);
}

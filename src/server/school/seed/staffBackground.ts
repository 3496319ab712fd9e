import type { Random } from './random.ts';
import type { StaffMember } from './staff.ts';

/** The years of an employee's birth and career. */
export interface CareerDates {
  readonly bornIn: number;
  readonly joinedIn: number;
  /** The years of work before this school. */
  readonly yearsBefore: number;
}

const BOARDS = ['Dhaka', 'Rajshahi', 'Cumilla', 'Jashore', 'Chattogram', 'Barishal'] as const;
const UNIVERSITIES = [
  'University of Dhaka',
  'Jahangirnagar University',
  'University of Rajshahi',
  'National University',
  'Eden Mohila College',
] as const;
const COLLEGES = [
  'Dhaka College',
  'Notre Dame College',
  'Holy Cross College',
  'Rajshahi College',
  'Cumilla Victoria College',
] as const;
const SCHOOLS = [
  'Govt. Laboratory High School',
  'Azimpur Girls High School',
  'Motijheel Model School',
  'Pogose School',
  'Ispahani Public School',
] as const;
const EMPLOYERS = [
  'Sunrise Public School',
  'Model Academy, Mirpur',
  'Shaheen School',
  'Green Valley School',
  'Uttara High School',
] as const;
const OFFICES = ['Padma Traders', 'Meghna Printing Works', 'City Clinic, Dhanmondi', 'Karnaphuli Stores'] as const;
const SUBJECT_OF_DEPARTMENT: Readonly<Record<string, string>> = {
  Administration: 'Education',
  Bangla: 'Bangla Literature',
  English: 'English Literature',
  Mathematics: 'Mathematics',
  Science: 'Applied Chemistry',
  'Social Science': 'Political Science',
  'Business Studies': 'Accounting',
  ICT: 'Computer Science',
  'Religious Studies': 'Islamic Studies',
  'Sports and Culture': 'Physical Education',
};
const LEFT_SCHOOL_AFTER_EIGHT = ['Cleaner', 'Security Guard'];
const [AGE_AT_SSC, AGE_AT_HSC, AGE_AT_DEGREE, AGE_AT_MASTER] = [16, 18, 22, 24];

/** An employee's qualifications, the highest first. */
export function qualificationsOf(
  random: Random,
  { designation, department, teaches }: StaffMember,
  { bornIn, joinedIn }: CareerDates,
) {
  const grade = () => `GPA ${(random.whole(325, 500) / 100).toFixed(2)}`;
  const division = () => random.pick(['First class', 'Second class']);
  const board = random.pick(BOARDS);
  if (LEFT_SCHOOL_AFTER_EIGHT.includes(designation)) {
    return [
      {
        degree: 'JSC',
        subject: null,
        institution: random.pick(SCHOOLS),
        board,
        passed_in: bornIn + 14,
        result: 'Passed',
      },
    ];
  }
  const subject = SUBJECT_OF_DEPARTMENT[department] ?? null;
  const university = random.pick(UNIVERSITIES);
  const isTeacher = teaches.length > 0 || designation.endsWith('Principal');
  return [
    ...(isTeacher
      ? [
          {
            degree: 'B.Ed.',
            subject: 'Education',
            institution: 'Teachers Training College, Dhaka',
            board: 'National University',
            passed_in: Math.min(bornIn + AGE_AT_MASTER + 1, joinedIn),
            result: division(),
          },
        ]
      : []),
    ...(random.chance(0.6)
      ? [
          {
            degree: 'Master',
            subject,
            institution: university,
            board: null,
            passed_in: bornIn + AGE_AT_MASTER,
            result: division(),
          },
        ]
      : []),
    {
      degree: 'Bachelor (Honours)',
      subject,
      institution: university,
      board: null,
      passed_in: bornIn + AGE_AT_DEGREE,
      result: division(),
    },
    {
      degree: 'HSC',
      subject: null,
      institution: random.pick(COLLEGES),
      board,
      passed_in: bornIn + AGE_AT_HSC,
      result: grade(),
    },
    {
      degree: 'SSC',
      subject: null,
      institution: random.pick(SCHOOLS),
      board,
      passed_in: bornIn + AGE_AT_SSC,
      result: grade(),
    },
  ];
}

/** An employee's earlier employment. */
export function experiencesOf(
  random: Random,
  { teaches, designation }: StaffMember,
  { joinedIn, yearsBefore }: CareerDates,
) {
  if (yearsBefore === 0) return [];
  const isTeacher = teaches.length > 0 || designation.endsWith('Principal');
  return [
    {
      organization: random.pick(isTeacher ? EMPLOYERS : OFFICES),
      post: isTeacher ? 'Assistant Teacher' : 'Assistant',
      from: `${joinedIn - yearsBefore}-02-01`,
      to: `${joinedIn - 1}-12-31`,
      duties: isTeacher ? 'Lessons and the care of a class' : null,
    },
  ];
}

/** A subject as the school teaches it; the codes from class Six on are those of the national curriculum. */
export interface CurriculumSubject {
  readonly code: string;
  readonly name: string;
  readonly name_local: string;
  readonly kind: 'theory' | 'practical' | 'both';
  /** The publisher of the textbook. */
  readonly publisher?: string;
}

/** The mark components of a subject: name, full mark, pass mark. */
export type MarkParts = readonly (readonly [name: string, full: number, pass: number])[];

/** A subject in a range of classes: lessons a week, group and exam. */
export interface Course {
  readonly code: string;
  readonly classes: readonly [from: number, to: number];
  /** The group counted from 0; null for all. */
  readonly group: number | null;
  readonly lessons: number;
  readonly requirement: 'compulsory' | 'fourth';
  readonly marks: MarkParts | null;
}

export const LESSONS_A_DAY = { primary: 5, secondary: 6 } as const;
export const LAST_PRIMARY_CLASS = 5;

const NCTB = 'National Curriculum and Textbook Board';

export const SUBJECTS: readonly CurriculumSubject[] = [
  { code: 'P01', name: 'Bangla', name_local: 'বাংলা', kind: 'theory', publisher: NCTB },
  { code: 'P02', name: 'English', name_local: 'ইংরেজি', kind: 'theory', publisher: NCTB },
  { code: 'P03', name: 'Primary Mathematics', name_local: 'প্রাথমিক গণিত', kind: 'theory', publisher: NCTB },
  { code: 'P04', name: 'Environment', name_local: 'পরিবেশ পরিচিতি', kind: 'theory' },
  { code: 'P05', name: 'Society and Environment', name_local: 'সমাজ ও পরিবেশ', kind: 'theory', publisher: NCTB },
  { code: 'P06', name: 'Primary Science', name_local: 'প্রাথমিক বিজ্ঞান', kind: 'both', publisher: NCTB },
  { code: 'P07', name: 'Religious Studies', name_local: 'ধর্ম শিক্ষা', kind: 'theory', publisher: NCTB },
  { code: 'P08', name: 'Drawing', name_local: 'চিত্রাঙ্কন', kind: 'practical' },
  { code: 'P09', name: 'Games', name_local: 'খেলাধুলা', kind: 'practical' },
  { code: '101', name: 'Bangla 1st Paper', name_local: 'বাংলা ১ম পত্র', kind: 'theory', publisher: NCTB },
  { code: '102', name: 'Bangla 2nd Paper', name_local: 'বাংলা ২য় পত্র', kind: 'theory', publisher: NCTB },
  { code: '107', name: 'English 1st Paper', name_local: 'ইংরেজি ১ম পত্র', kind: 'theory', publisher: NCTB },
  { code: '108', name: 'English 2nd Paper', name_local: 'ইংরেজি ২য় পত্র', kind: 'theory', publisher: NCTB },
  { code: '109', name: 'Mathematics', name_local: 'গণিত', kind: 'theory', publisher: NCTB },
  { code: '110', name: 'Geography and Environment', name_local: 'ভূগোল ও পরিবেশ', kind: 'theory', publisher: NCTB },
  {
    code: '111',
    name: 'Religion and Moral Education',
    name_local: 'ধর্ম ও নৈতিক শিক্ষা',
    kind: 'theory',
    publisher: NCTB,
  },
  { code: '126', name: 'Higher Mathematics', name_local: 'উচ্চতর গণিত', kind: 'both', publisher: NCTB },
  { code: '127', name: 'Science', name_local: 'বিজ্ঞান', kind: 'both', publisher: NCTB },
  { code: '134', name: 'Agriculture Studies', name_local: 'কৃষি শিক্ষা', kind: 'both', publisher: NCTB },
  { code: '136', name: 'Physics', name_local: 'পদার্থবিজ্ঞান', kind: 'both', publisher: NCTB },
  { code: '137', name: 'Chemistry', name_local: 'রসায়ন', kind: 'both', publisher: NCTB },
  { code: '138', name: 'Biology', name_local: 'জীববিজ্ঞান', kind: 'both', publisher: NCTB },
  { code: '140', name: 'Civics and Citizenship', name_local: 'পৌরনীতি ও নাগরিকতা', kind: 'theory', publisher: NCTB },
  { code: '141', name: 'Economics', name_local: 'অর্থনীতি', kind: 'theory', publisher: NCTB },
  { code: '143', name: 'Business Entrepreneurship', name_local: 'ব্যবসায় উদ্যোগ', kind: 'theory', publisher: NCTB },
  { code: '146', name: 'Accounting', name_local: 'হিসাববিজ্ঞান', kind: 'theory', publisher: NCTB },
  { code: '147', name: 'Physical Education', name_local: 'শারীরিক শিক্ষা', kind: 'practical' },
  { code: '148', name: 'Arts and Crafts', name_local: 'চারু ও কারুকলা', kind: 'practical' },
  {
    code: '150',
    name: 'Bangladesh and Global Studies',
    name_local: 'বাংলাদেশ ও বিশ্বপরিচয়',
    kind: 'theory',
    publisher: NCTB,
  },
  { code: '152', name: 'Finance and Banking', name_local: 'ফিন্যান্স ও ব্যাংকিং', kind: 'theory', publisher: NCTB },
  {
    code: '153',
    name: 'History of Bangladesh and World Civilization',
    name_local: 'বাংলাদেশের ইতিহাস ও বিশ্বসভ্যতা',
    kind: 'theory',
    publisher: NCTB,
  },
  {
    code: '154',
    name: 'Information and Communication Technology',
    name_local: 'তথ্য ও যোগাযোগ প্রযুক্তি',
    kind: 'both',
    publisher: NCTB,
  },
];

/** Two papers that count as one. */
export const PAIRS = [
  ['101', '102'],
  ['107', '108'],
] as const;

const PRIMARY: MarkParts = [
  ['Written', 80, 26],
  ['Class test', 20, 7],
];
const WRITTEN: MarkParts = [
  ['Written', 80, 26],
  ['Class test', 20, 7],
];
const CREATIVE: MarkParts = [
  ['Creative', 70, 23],
  ['MCQ', 30, 10],
];
const LABORATORY: MarkParts = [
  ['Creative', 50, 17],
  ['MCQ', 25, 8],
  ['Practical', 25, 8],
];
const COMPUTER: MarkParts = [
  ['MCQ', 25, 8],
  ['Practical', 25, 8],
];

type Row = readonly [code: string, lessons: number, marks: MarkParts | null];

function courses(classes: readonly [number, number], group: number | null, rows: readonly Row[]): Course[] {
  return rows.map(([code, lessons, marks]) => ({ code, classes, group, lessons, requirement: 'compulsory', marks }));
}

function choice(code: string, group: number | null, marks: MarkParts): Course {
  return { code, classes: [9, 10], group, lessons: 2, requirement: 'fourth', marks };
}

const [SCIENCE, HUMANITIES, BUSINESS] = [0, 1, 2];

export const COURSES: readonly Course[] = [
  ...courses([1, 2], null, [
    ['P01', 5, PRIMARY],
    ['P02', 5, PRIMARY],
    ['P03', 5, PRIMARY],
    ['P07', 3, PRIMARY],
    ['P04', 3, PRIMARY],
    ['P08', 2, null],
    ['P09', 2, null],
  ]),
  ...courses([3, 5], null, [
    ['P01', 5, PRIMARY],
    ['P02', 5, PRIMARY],
    ['P03', 5, PRIMARY],
    ['P05', 3, PRIMARY],
    ['P06', 3, PRIMARY],
    ['P07', 2, PRIMARY],
    ['P08', 1, null],
    ['P09', 1, null],
  ]),
  ...courses([6, 8], null, [
    ['101', 3, CREATIVE],
    ['102', 2, WRITTEN],
    ['107', 3, WRITTEN],
    ['108', 2, WRITTEN],
    ['109', 5, CREATIVE],
    ['127', 4, CREATIVE],
    ['150', 3, CREATIVE],
    ['154', 2, COMPUTER],
    ['111', 2, CREATIVE],
    ['134', 2, CREATIVE],
    ['147', 1, null],
    ['148', 1, null],
  ]),
  ...courses([9, 10], null, [
    ['101', 3, CREATIVE],
    ['102', 2, CREATIVE],
    ['107', 3, WRITTEN],
    ['108', 2, WRITTEN],
    ['109', 5, CREATIVE],
    ['154', 2, COMPUTER],
    ['111', 1, CREATIVE],
  ]),
  ...courses([9, 10], SCIENCE, [
    ['136', 3, LABORATORY],
    ['137', 3, LABORATORY],
    ['138', 2, LABORATORY],
    ['150', 2, CREATIVE],
  ]),
  ...courses([9, 10], HUMANITIES, [
    ['153', 3, CREATIVE],
    ['110', 3, CREATIVE],
    ['140', 2, CREATIVE],
    ['127', 2, CREATIVE],
  ]),
  ...courses([9, 10], BUSINESS, [
    ['146', 3, CREATIVE],
    ['152', 3, CREATIVE],
    ['143', 2, CREATIVE],
    ['127', 2, CREATIVE],
  ]),
  choice('134', null, LABORATORY),
  choice('126', SCIENCE, LABORATORY),
  choice('141', HUMANITIES, CREATIVE),
  choice('141', BUSINESS, CREATIVE),
];

/** The courses of a class (counted from 1) in a group. */
export function coursesOf(order: number, group: number | null): Course[] {
  return COURSES.filter(
    ({ classes: [from, to], group: only }) => order >= from && order <= to && (only === null || only === group),
  );
}

import type { SceneName } from '../pictures/scenes.ts';

export const SLIDES: readonly {
  title: string;
  caption: string;
  picture: SceneName;
  button?: [label: string, url: string];
  isActive?: 0;
}[] = [
  {
    title: 'A school at the lake',
    caption: 'Classes One to Ten, in Bangla and in English, since 1974.',
    picture: 'building',
    button: ['Our history', 'www.lakeside.edu.bd/site/our-history'],
  },
  {
    title: 'Admission is open',
    caption: 'Forms are at the office and on this website.',
    picture: 'classroom',
    button: ['How to apply', 'www.lakeside.edu.bd/site/how-to-apply'],
  },
  { title: 'Learning by doing', caption: 'Three laboratories and forty computers.', picture: 'laboratory' },
  { title: 'Room to play', caption: 'Football and cricket after lessons.', picture: 'playground' },
  {
    title: 'Cultural evening',
    caption: 'Thank you to all who sang, danced and played.',
    picture: 'stage',
    isActive: 0,
  },
];

/** Days are counted from today. */
export const MARQUEES: readonly { text: string; from: number; to: number | null; isActive?: 0 }[] = [
  { text: 'Admission is open: forms at the office and on this website.', from: -20, to: 40 },
  { text: 'Guardians are asked to keep their phone numbers up to date at the office.', from: -60, to: null },
  { text: 'Science fair of classes Six to Ten: guardians are welcome.', from: -3, to: 12 },
  { text: 'The office is closed on Thursday for stocktaking.', from: -50, to: -40 },
  { text: 'The canteen is being repaired.', from: -90, to: null, isActive: 0 },
];

export const FACILITIES: readonly { name: string; description: string; picture: SceneName }[] = [
  {
    name: 'Library',
    description: 'Twelve thousand books in Bangla and English, open on every school day.',
    picture: 'library',
  },
  {
    name: 'Science laboratories',
    description: 'Physics, chemistry and biology have a laboratory each.',
    picture: 'laboratory',
  },
  { name: 'Computer laboratory', description: 'Forty computers with internet access.', picture: 'computers' },
  {
    name: 'Playground',
    description: 'Football and cricket after lessons, sports day in January.',
    picture: 'playground',
  },
  {
    name: 'Assembly hall',
    description: 'Three hundred seats, a stage, and the school’s own theatre club.',
    picture: 'stage',
  },
  { name: 'Garden', description: 'Every class looks after a bed of its own at the lake.', picture: 'garden' },
];

export const FOOTERS = [
  {
    type: 'school',
    title: 'About the school',
    text: 'Founded in 1974, Lakeside School and College teaches classes One to Ten in Bangla and English.',
  },
  {
    type: 'student',
    title: 'For students',
    text: 'Routine, homework and results are in your account. Ask the office for your login.',
  },
  {
    type: 'parent',
    title: 'For parents',
    text: 'Attendance, fees and results of your children are in one place. The office is open from 9:00 to 16:00.',
  },
  { type: 'employee', title: 'For employees', text: 'Salary, leave and provident fund are in your account.' },
] as const;

/** Links lead to a page by its slug, or to an address elsewhere. */
export const INFORMATION = [
  { type: 'school', title: 'Our history', slug: 'our-history' },
  { type: 'school', title: 'Managing committee', slug: 'managing-committee' },
  { type: 'student', title: 'School hours', slug: 'school-hours' },
  { type: 'student', title: 'Rules of the school', slug: 'rules-of-the-school' },
  { type: 'parent', title: 'How to apply', slug: 'how-to-apply' },
  { type: 'parent', title: 'Uniform and books', slug: 'uniform-and-books' },
  { type: 'employee', title: 'Notice board', slug: 'notice-board' },
] as const;

export const QUICK_LINKS = [
  { type: 'school', title: 'Notice board', slug: 'notice-board' },
  { type: 'school', title: 'Directorate of Secondary and Higher Education', url: 'www.dshe.gov.bd' },
  { type: 'school', title: 'Education boards’ results', url: 'www.educationboardresults.gov.bd' },
  { type: 'student', title: 'Textbooks of the NCTB', url: 'www.nctb.gov.bd' },
  { type: 'student', title: 'Library', slug: 'library' },
  { type: 'parent', title: 'Events', slug: 'events' },
  { type: 'employee', title: 'Ministry of Education', url: 'www.moedu.gov.bd' },
] as const;

export const SOCIAL = [
  { platform: 'facebook', name: 'Facebook', url: 'www.facebook.com' },
  { platform: 'youtube', name: 'YouTube', url: 'www.youtube.com' },
  { platform: 'whatsapp', name: 'WhatsApp of the office', url: 'www.whatsapp.com' },
] as const;

export const HOME = {
  title: 'Lakeside School and College',
  tagline: 'Where curiosity finds its shore',
  introduction:
    '<p>Welcome. On these pages you find what happens at our school, whom to ask, and how a child joins us.</p>',
  search_description:
    'Lakeside School and College in Dhanmondi, Dhaka: classes One to Ten in Bangla and English, admission, notices and results.',
} as const;

export const PRINCIPAL = {
  title: 'Message from the principal',
  name: 'Shaheda Begum',
  position: 'Principal',
  message:
    '<p>Dear children, dear guardians,</p><p>A school is more than its lessons. It is the place where a child is expected every morning, and missed when it does not come. We do our best to be such a place.</p><p>My door is open on every school day from ten to eleven.</p>',
} as const;

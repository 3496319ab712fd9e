import type { DEMO_LOGINS } from '../../../../schemas/access/demoLogins.ts';

/** An employee of the demo school. */
export interface StaffMember {
  readonly name: string;
  readonly name_local: string;
  readonly isMale: boolean;
  /** The religion, counted from 0. */
  readonly religion: number;
  readonly designation: string;
  readonly department: string;
  /** Codes of subjects. */
  readonly teaches: readonly string[];
  readonly login?: (typeof DEMO_LOGINS)[number]['role'];
}

type Row = readonly [name: string, name_local: string, sex: 'm' | 'f', religion: number, teaches?: string];

function people(designation: string, department: string, rows: readonly Row[]): StaffMember[] {
  return rows.map(([name, name_local, sex, religion, teaches]) => ({
    name,
    name_local,
    isMale: sex === 'm',
    religion,
    designation,
    department,
    teaches: teaches?.split(' ') ?? [],
  }));
}

function withLogin(role: StaffMember['login'], staff: StaffMember[]): StaffMember[] {
  return staff.map((member) => ({ ...member, login: role }));
}

/** In the order of their employee numbers. Teachers of the same subject share its lessons. */
export const STAFF: readonly StaffMember[] = [
  ...withLogin('Super admin', people('Principal', 'Administration', [['Shaheda Begum', 'শাহেদা বেগম', 'f', 0]])),
  ...withLogin('Admin', people('Vice Principal', 'Administration', [['Mizanur Rahman', 'মিজানুর রহমান', 'm', 0]])),
  ...withLogin('Teacher', people('Senior Teacher', 'Mathematics', [['Rafiqul Islam', 'রফিকুল ইসলাম', 'm', 0, '109']])),
  ...people('Senior Teacher', 'Bangla', [['Selina Hossain', 'সেলিনা হোসেন', 'f', 0, '101 102']]),
  ...people('Senior Teacher', 'English', [['Abdul Matin', 'আব্দুল মতিন', 'm', 0, '107 108']]),
  ...people('Senior Teacher', 'Science', [['Dilip Kumar Saha', 'দিলীপ কুমার সাহা', 'm', 1, '137 138 127']]),
  ...people('Assistant Teacher', 'Mathematics', [
    ['Shyamal Das', 'শ্যামল দাস', 'm', 1, '109'],
    ['Nargis Akter', 'নার্গিস আক্তার', 'f', 0, '109'],
  ]),
  ...people('Assistant Teacher', 'Bangla', [
    ['Jahanara Khatun', 'জাহানারা খাতুন', 'f', 0, '101 102'],
    ['Biplob Chakraborty', 'বিপ্লব চক্রবর্তী', 'm', 1, '101 102'],
  ]),
  ...people('Assistant Teacher', 'English', [
    ['Tahmina Rahman', 'তাহমিনা রহমান', 'f', 0, '107 108'],
    ['Peter Gomes', 'পিটার গোমেজ', 'm', 3, '107 108'],
  ]),
  ...people('Assistant Teacher', 'Science', [
    ['Monowar Hossain', 'মনোয়ার হোসেন', 'm', 0, '136 126'],
    ['Sharmin Sultana', 'শারমিন সুলতানা', 'f', 0, '137 138 127'],
    ['Abul Kashem', 'আবুল কাশেম', 'm', 0, '134'],
  ]),
  ...people('Assistant Teacher', 'Social Science', [
    ['Lutfun Nahar', 'লুৎফুন নাহার', 'f', 0, '141'],
    ['Ratan Barua', 'রতন বড়ুয়া', 'm', 2, '150 153 110 140'],
    ['Kamrun Nessa', 'কামরুন নেসা', 'f', 0, '150 153 110 140'],
  ]),
  ...people('Assistant Teacher', 'Business Studies', [['Harun Or Rashid', 'হারুন অর রশিদ', 'm', 0, '146 152 143']]),
  ...people('Assistant Teacher', 'ICT', [['Sabrina Yasmin', 'সাবরিনা ইয়াসমিন', 'f', 0, '154']]),
  ...people('Assistant Teacher', 'Religious Studies', [['Maulana Abdur Rob', 'মাওলানা আব্দুর রব', 'm', 0, '111']]),
  ...people('Assistant Teacher', 'Sports and Culture', [['Golam Mostafa', 'গোলাম মোস্তফা', 'm', 0, '147 148']]),
  ...people('Junior Teacher', 'Bangla', [
    ['Hosne Ara', 'হোসনে আরা', 'f', 0, 'P01'],
    ['Kalpana Rani Dey', 'কল্পনা রানী দে', 'f', 1, 'P01 P04'],
  ]),
  ...people('Junior Teacher', 'English', [
    ['Rezaul Karim', 'রেজাউল করিম', 'm', 0, 'P02'],
    ['Farhana Islam', 'ফারহানা ইসলাম', 'f', 0, 'P02 P05'],
  ]),
  ...people('Junior Teacher', 'Mathematics', [
    ['Sanjoy Biswas', 'সঞ্জয় বিশ্বাস', 'm', 1, 'P03'],
    ['Morsheda Begum', 'মোর্শেদা বেগম', 'f', 0, 'P03 P06'],
  ]),
  ...people('Junior Teacher', 'Religious Studies', [['Hafez Nur Mohammad', 'হাফেজ নূর মোহাম্মদ', 'm', 0, 'P07']]),
  ...people('Junior Teacher', 'Sports and Culture', [['Shilpi Rozario', 'শিল্পী রোজারিও', 'f', 3, 'P08 P09']]),
  ...withLogin('Accountant', people('Accountant', 'Administration', [['Anwar Hossain', 'আনোয়ার হোসেন', 'm', 0]])),
  ...withLogin('Office', people('Office Assistant', 'Administration', [['Nilufar Yasmin', 'নিলুফার ইয়াসমিন', 'f', 0]])),
  ...people('Office Assistant', 'Administration', [
    ['Jashim Uddin', 'জসিম উদ্দিন', 'm', 0],
    ['Ruma Akter', 'রুমা আক্তার', 'f', 0],
  ]),
  ...people('Librarian', 'Administration', [['Nazma Begum', 'নাজমা বেগম', 'f', 0]]),
  ...people('Laboratory Assistant', 'Science', [['Prodip Roy', 'প্রদীপ রায়', 'm', 1]]),
  ...people('Security Guard', 'Administration', [
    ['Abdus Salam', 'আব্দুস সালাম', 'm', 0],
    ['Siddiqur Rahman', 'সিদ্দিকুর রহমান', 'm', 0],
  ]),
  ...people('Cleaner', 'Administration', [
    ['Moyna Begum', 'ময়না বেগম', 'f', 0],
    ['Swapan Das', 'স্বপন দাস', 'm', 1],
  ]),
];

/** The teachers of fourth subjects. Their lessons are at the same time, so the timetable treats them as one teacher. */
export const FOURTH_SUBJECT_TEACHERS: readonly string[] = ['Monowar Hossain', 'Abul Kashem', 'Lutfun Nahar'];

/** The pay of each designation: scale, basic salary in taka, house rent as a percentage of it. */
export const PAY: Readonly<Record<string, { readonly scale: string; readonly basic: number; readonly rent: number }>> =
  {
    Principal: { scale: 'Grade 6', basic: 50_000, rent: 45 },
    'Vice Principal': { scale: 'Grade 7', basic: 38_000, rent: 45 },
    'Senior Teacher': { scale: 'Grade 9', basic: 29_000, rent: 45 },
    'Assistant Teacher': { scale: 'Grade 10', basic: 20_000, rent: 40 },
    'Junior Teacher': { scale: 'Grade 11', basic: 15_000, rent: 40 },
    Accountant: { scale: 'Grade 10', basic: 20_000, rent: 40 },
    'Office Assistant': { scale: 'Grade 16', basic: 12_000, rent: 40 },
    Librarian: { scale: 'Grade 11', basic: 15_000, rent: 40 },
    'Laboratory Assistant': { scale: 'Grade 16', basic: 11_000, rent: 40 },
    'Security Guard': { scale: 'Grade 20', basic: 9_000, rent: 50 },
    Cleaner: { scale: 'Grade 20', basic: 8_500, rent: 50 },
  };

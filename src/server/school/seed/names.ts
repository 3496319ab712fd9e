import type { Random } from './random.ts';

/** A name in Latin and in Bangla script. */
export type Name = readonly [latin: string, bangla: string];

export const BOYS: readonly Name[] = [
  ['Abrar', 'আবরার'],
  ['Adnan', 'আদনান'],
  ['Ahnaf', 'আহনাফ'],
  ['Arafat', 'আরাফাত'],
  ['Arif', 'আরিফ'],
  ['Ayaan', 'আয়ান'],
  ['Emon', 'ইমন'],
  ['Fahim', 'ফাহিম'],
  ['Farhan', 'ফারহান'],
  ['Hasan', 'হাসান'],
  ['Imran', 'ইমরান'],
  ['Jubayer', 'জুবায়ের'],
  ['Kabir', 'কবির'],
  ['Mahin', 'মাহিন'],
  ['Mahmud', 'মাহমুদ'],
  ['Mehedi', 'মেহেদী'],
  ['Nabil', 'নাবিল'],
  ['Nafis', 'নাফিস'],
  ['Omar', 'ওমর'],
  ['Rafi', 'রাফি'],
  ['Rahim', 'রহিম'],
  ['Rakib', 'রাকিব'],
  ['Ridwan', 'রিদওয়ান'],
  ['Sabbir', 'সাব্বির'],
  ['Sadman', 'সাদমান'],
  ['Sakib', 'সাকিব'],
  ['Shihab', 'শিহাব'],
  ['Tahmid', 'তাহমিদ'],
  ['Tanvir', 'তানভীর'],
  ['Zayan', 'জায়ান'],
];

export const GIRLS: readonly Name[] = [
  ['Afsana', 'আফসানা'],
  ['Anika', 'আনিকা'],
  ['Ayesha', 'আয়েশা'],
  ['Bushra', 'বুশরা'],
  ['Dilruba', 'দিলরুবা'],
  ['Farzana', 'ফারজানা'],
  ['Fatema', 'ফাতেমা'],
  ['Habiba', 'হাবিবা'],
  ['Ishrat', 'ইশরাত'],
  ['Jannat', 'জান্নাত'],
  ['Jarin', 'জারিন'],
  ['Lamia', 'লামিয়া'],
  ['Maliha', 'মালিহা'],
  ['Mim', 'মিম'],
  ['Nadia', 'নাদিয়া'],
  ['Nafisa', 'নাফিসা'],
  ['Nusrat', 'নুসরাত'],
  ['Orpa', 'অর্পা'],
  ['Rabeya', 'রাবেয়া'],
  ['Raisa', 'রাইসা'],
  ['Rumana', 'রুমানা'],
  ['Sadia', 'সাদিয়া'],
  ['Samira', 'সামিরা'],
  ['Sanjida', 'সানজিদা'],
  ['Shirin', 'শিরিন'],
  ['Sumaiya', 'সুমাইয়া'],
  ['Tahsin', 'তাহসিন'],
  ['Tasnim', 'তাসনিম'],
  ['Tamanna', 'তামান্না'],
  ['Zarin', 'জারিন'],
];

export const FAMILIES: readonly Name[] = [
  ['Ahmed', 'আহমেদ'],
  ['Alam', 'আলম'],
  ['Ali', 'আলী'],
  ['Bhuiyan', 'ভূঁইয়া'],
  ['Chowdhury', 'চৌধুরী'],
  ['Haque', 'হক'],
  ['Hossain', 'হোসেন'],
  ['Howlader', 'হাওলাদার'],
  ['Islam', 'ইসলাম'],
  ['Karim', 'করিম'],
  ['Khan', 'খান'],
  ['Majumder', 'মজুমদার'],
  ['Mia', 'মিয়া'],
  ['Mollah', 'মোল্লা'],
  ['Patwary', 'পাটোয়ারী'],
  ['Rahman', 'রহমান'],
  ['Sarkar', 'সরকার'],
  ['Sheikh', 'শেখ'],
  ['Sikder', 'সিকদার'],
  ['Talukder', 'তালুকদার'],
  ['Uddin', 'উদ্দিন'],
  ['Zaman', 'জামান'],
];

const MEN: readonly Name[] = [
  ['Abdul', 'আব্দুল'],
  ['Aminul', 'আমিনুল'],
  ['Anisur', 'আনিসুর'],
  ['Delwar', 'দেলোয়ার'],
  ['Faruk', 'ফারুক'],
  ['Golam', 'গোলাম'],
  ['Habibur', 'হাবিবুর'],
  ['Jahangir', 'জাহাঙ্গীর'],
  ['Kamrul', 'কামরুল'],
  ['Khorshed', 'খোরশেদ'],
  ['Mahbub', 'মাহবুব'],
  ['Mizanur', 'মিজানুর'],
  ['Monirul', 'মনিরুল'],
  ['Mostafa', 'মোস্তফা'],
  ['Nazrul', 'নজরুল'],
  ['Saiful', 'সাইফুল'],
  ['Shafiqul', 'শফিকুল'],
  ['Shahidul', 'শহীদুল'],
  ['Tofazzal', 'তোফাজ্জল'],
  ['Zahirul', 'জহিরুল'],
];

const WOMEN: readonly Name[] = [
  ['Farida', 'ফরিদা'],
  ['Hasina', 'হাসিনা'],
  ['Kohinoor', 'কোহিনূর'],
  ['Lutfun', 'লুৎফুন'],
  ['Mahmuda', 'মাহমুদা'],
  ['Nasrin', 'নাসরিন'],
  ['Rehana', 'রেহানা'],
  ['Rokeya', 'রোকেয়া'],
  ['Salma', 'সালমা'],
  ['Shahnaz', 'শাহনাজ'],
  ['Shamima', 'শামীমা'],
  ['Taslima', 'তাসলিমা'],
];

const LAST_NAMES_OF_WOMEN: readonly Name[] = [
  ['Akter', 'আক্তার'],
  ['Banu', 'বানু'],
  ['Begum', 'বেগম'],
  ['Khatun', 'খাতুন'],
  ['Nahar', 'নাহার'],
  ['Parvin', 'পারভীন'],
  ['Sultana', 'সুলতানা'],
  ['Yasmin', 'ইয়াসমিন'],
];

/** The names that go together in a family. */
export interface Community {
  readonly boys: readonly Name[];
  readonly girls: readonly Name[];
  readonly men: readonly Name[];
  readonly women: readonly Name[];
  readonly families: readonly Name[];
  /** Whether married women keep a last name of their own. */
  readonly ownLastNames: readonly Name[];
}

const MUSLIM: Community = {
  boys: BOYS,
  girls: GIRLS,
  men: MEN,
  women: WOMEN,
  families: FAMILIES,
  ownLastNames: LAST_NAMES_OF_WOMEN,
};

const HINDU: Community = {
  boys: [
    ['Anik', 'অনিক'],
    ['Arnab', 'অর্ণব'],
    ['Dipto', 'দীপ্ত'],
    ['Joy', 'জয়'],
    ['Niloy', 'নিলয়'],
    ['Pranto', 'প্রান্ত'],
    ['Shuvo', 'শুভ'],
    ['Sourav', 'সৌরভ'],
  ],
  girls: [
    ['Aditi', 'অদিতি'],
    ['Barsha', 'বর্ষা'],
    ['Moumita', 'মৌমিতা'],
    ['Oishi', 'ঐশী'],
    ['Priya', 'প্রিয়া'],
    ['Puja', 'পূজা'],
    ['Shreya', 'শ্রেয়া'],
    ['Tithi', 'তিথি'],
  ],
  men: [
    ['Bimal', 'বিমল'],
    ['Gopal', 'গোপাল'],
    ['Nirmal', 'নির্মল'],
    ['Prodip', 'প্রদীপ'],
    ['Ranjit', 'রঞ্জিত'],
    ['Subrata', 'সুব্রত'],
  ],
  women: [
    ['Anjali', 'অঞ্জলি'],
    ['Kalpana', 'কল্পনা'],
    ['Mousumi', 'মৌসুমী'],
    ['Rina', 'রিনা'],
    ['Ruma', 'রুমা'],
    ['Sabita', 'সবিতা'],
  ],
  families: [
    ['Biswas', 'বিশ্বাস'],
    ['Chakraborty', 'চক্রবর্তী'],
    ['Das', 'দাস'],
    ['Dey', 'দে'],
    ['Ghosh', 'ঘোষ'],
    ['Mondal', 'মন্ডল'],
    ['Roy', 'রায়'],
    ['Saha', 'সাহা'],
  ],
  ownLastNames: [],
};

const BUDDHIST: Community = {
  ...HINDU,
  families: [
    ['Barua', 'বড়ুয়া'],
    ['Chakma', 'চাকমা'],
    ['Mutsuddi', 'মুৎসুদ্দী'],
  ],
};

const CHRISTIAN: Community = {
  ...HINDU,
  families: [
    ['Costa', 'কস্তা'],
    ['Gomes', 'গোমেজ'],
    ['Rozario', 'রোজারিও'],
  ],
};

/** In the order of the religions. */
export const COMMUNITIES = [MUSLIM, HINDU, BUDDHIST, CHRISTIAN] as const;

export const PROFESSIONS = [
  'Teacher',
  'Farmer',
  'Shopkeeper',
  'Bank officer',
  'Engineer',
  'Doctor',
  'Driver',
  'Tailor',
  'Nurse',
  'Civil servant',
  'Garment worker',
  'Homemaker',
] as const;

const STREETS = [
  'Lake Road, Dhanmondi',
  'Satmasjid Road, Mohammadpur',
  'Green Road, Farmgate',
  'College Road, Mirpur',
  'Station Road, Tejgaon',
  'Nazrul Avenue, Uttara',
  'Rabindra Sarani, Uttara',
  'Elephant Road, New Market',
  'Kazi Alauddin Road, Old Dhaka',
  'Progoti Sarani, Badda',
] as const;

/** A first and a last name in both scripts. */
export function join(first: Name, last: Name): Name {
  return [`${first[0]} ${last[0]}`, `${first[1]} ${last[1]}`];
}

/** A first and a family name in both scripts. */
export function makeName(random: Random, firstNames: readonly Name[]): { name: string; name_local: string } {
  const [name, name_local] = join(random.pick(firstNames), random.pick(FAMILIES));
  return { name, name_local };
}

/** A Bangladeshi mobile number that is assigned to nobody. */
export function makePhone(random: Random): string {
  return `+88017${random.whole(10, 99)}000${random.whole(100, 999)}`;
}

export function makeAddress(random: Random): string {
  return `House ${random.whole(1, 98)}, ${random.pick(STREETS)}, Dhaka ${random.whole(1200, 1236)}`;
}

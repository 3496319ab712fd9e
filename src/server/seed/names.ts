import type { Random } from './random.ts';

/** A name in Latin and in Bangla script. */
export type Name = readonly [latin: string, bangla: string];

export const BOYS: readonly Name[] = [
  ['Abrar', 'আবরার'], ['Adnan', 'আদনান'], ['Ahnaf', 'আহনাফ'], ['Anik', 'অনিক'], ['Arif', 'আরিফ'], ['Ayaan', 'আয়ান'],
  ['Emon', 'ইমন'], ['Fahim', 'ফাহিম'], ['Farhan', 'ফারহান'], ['Hasan', 'হাসান'], ['Imran', 'ইমরান'], ['Jubayer', 'জুবায়ের'],
  ['Kabir', 'কবির'], ['Mahin', 'মাহিন'], ['Mahmud', 'মাহমুদ'], ['Mehedi', 'মেহেদী'], ['Nabil', 'নাবিল'], ['Nafis', 'নাফিস'],
  ['Omar', 'ওমর'], ['Rafi', 'রাফি'], ['Rahim', 'রহিম'], ['Rakib', 'রাকিব'], ['Ridwan', 'রিদওয়ান'], ['Sabbir', 'সাব্বির'],
  ['Sadman', 'সাদমান'], ['Sakib', 'সাকিব'], ['Shuvo', 'শুভ'], ['Tahmid', 'তাহমিদ'], ['Tanvir', 'তানভীর'], ['Zayan', 'জায়ান'],
];

export const GIRLS: readonly Name[] = [
  ['Afsana', 'আফসানা'], ['Anika', 'আনিকা'], ['Ayesha', 'আয়েশা'], ['Bushra', 'বুশরা'], ['Dilruba', 'দিলরুবা'], ['Farzana', 'ফারজানা'],
  ['Fatema', 'ফাতেমা'], ['Habiba', 'হাবিবা'], ['Ishrat', 'ইশরাত'], ['Jannat', 'জান্নাত'], ['Jarin', 'জারিন'], ['Lamia', 'লামিয়া'],
  ['Maliha', 'মালিহা'], ['Mim', 'মিম'], ['Nadia', 'নাদিয়া'], ['Nafisa', 'নাফিসা'], ['Nusrat', 'নুসরাত'], ['Oishi', 'ঐশী'],
  ['Priya', 'প্রিয়া'], ['Raisa', 'রাইসা'], ['Rumana', 'রুমানা'], ['Sadia', 'সাদিয়া'], ['Samira', 'সামিরা'], ['Sanjida', 'সানজিদা'],
  ['Shirin', 'শিরিন'], ['Sumaiya', 'সুমাইয়া'], ['Tahsin', 'তাহসিন'], ['Tasnim', 'তাসনিম'], ['Tithi', 'তিথি'], ['Zarin', 'জারিন'],
];

export const FAMILIES: readonly Name[] = [
  ['Ahmed', 'আহমেদ'], ['Akter', 'আক্তার'], ['Alam', 'আলম'], ['Ali', 'আলী'], ['Barua', 'বড়ুয়া'], ['Bhuiyan', 'ভূঁইয়া'],
  ['Biswas', 'বিশ্বাস'], ['Chowdhury', 'চৌধুরী'], ['Das', 'দাস'], ['Dey', 'দে'], ['Haque', 'হক'], ['Hossain', 'হোসেন'],
  ['Islam', 'ইসলাম'], ['Karim', 'করিম'], ['Khan', 'খান'], ['Majumder', 'মজুমদার'], ['Mia', 'মিয়া'], ['Mollah', 'মোল্লা'],
  ['Rahman', 'রহমান'], ['Roy', 'রায়'], ['Saha', 'সাহা'], ['Sarkar', 'সরকার'], ['Sheikh', 'শেখ'], ['Sikder', 'সিকদার'],
  ['Sultana', 'সুলতানা'], ['Talukder', 'তালুকদার'], ['Uddin', 'উদ্দিন'], ['Zaman', 'জামান'],
];

export const MOTHERS: readonly Name[] = [
  ['Rokeya Begum', 'রোকেয়া বেগম'], ['Salma Khatun', 'সালমা খাতুন'], ['Shahnaz Parvin', 'শাহনাজ পারভীন'], ['Nasrin Akter', 'নাসরিন আক্তার'],
  ['Hasina Banu', 'হাসিনা বানু'], ['Rehana Sultana', 'রেহানা সুলতানা'], ['Mousumi Das', 'মৌসুমী দাস'], ['Kohinoor Begum', 'কোহিনূর বেগম'],
  ['Taslima Nahar', 'তাসলিমা নাহার'], ['Ruma Saha', 'রুমা সাহা'], ['Shamima Yasmin', 'শামীমা ইয়াসমিন'], ['Farida Islam', 'ফরিদা ইসলাম'],
];

export const PROFESSIONS = [
  'Teacher', 'Farmer', 'Shopkeeper', 'Bank officer', 'Engineer', 'Doctor', 'Driver', 'Tailor', 'Nurse', 'Civil servant', 'Garment worker', 'Homemaker',
] as const;

export const STREETS = [
  'Lake Road, Dhanmondi', 'Satmasjid Road, Mohammadpur', 'Green Road, Farmgate', 'College Road, Mirpur', 'Station Road, Tejgaon',
  'Nazrul Avenue, Uttara', 'Rabindra Sarani, Uttara', 'Elephant Road, New Market', 'Kazi Alauddin Road, Old Dhaka', 'Progoti Sarani, Badda',
] as const;

/** A given and a family name in both scripts. */
export function makeName(random: Random, given: readonly Name[]): { name: string; name_local: string } {
  const first = random.pick(given);
  const last = random.pick(FAMILIES);
  return { name: `${first[0]} ${last[0]}`, name_local: `${first[1]} ${last[1]}` };
}

/** A Bangladeshi mobile number that nobody is given. */
export function makePhone(random: Random): string {
  return `+880 17${random.whole(10, 99)} 000${random.whole(100, 999)}`;
}

export function makeAddress(random: Random): string {
  return `House ${random.whole(1, 98)}, ${random.pick(STREETS)}, Dhaka ${random.whole(1200, 1236)}`;
}

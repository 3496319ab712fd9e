import type { fields as english } from '../en/fields.ts';

/** What the fields are called that every product has. */
export const fields: typeof english = {
  id: 'নং',
  created_at: 'এন্ট্রির সময়',
  updated_at: 'সর্বশেষ পরিবর্তন',
  created_by: 'এন্ট্রি করেছেন',
  entered_by: 'এন্ট্রি বা পরিবর্তন করেছেন',
  row_version: 'সংশোধন নং',
  is_active: 'সক্রিয়',
  name: 'নাম',
  description: 'বিবরণ',
  email: 'ই-মেইল',
  photo: 'ছবি',
  user_id: 'ব্যবহারকারী অ্যাকাউন্ট',
  permissions: 'অনুমতি',
  'permissions.action': 'কাজ',
  'permissions.subject': 'যার ওপর প্রযোজ্য',
};

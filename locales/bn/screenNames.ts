import type { ScreenNames } from '../en/screenNames.ts';

export const screenNames: ScreenNames = {
  audit: 'কার্যকলাপের লগ',
  publicPages: 'ওয়েবসাইটের পাতা',
  publicPage: 'ওয়েবসাইটের একটি পাতা',
  distribution: 'মানবণ্টন',
  generateResults: 'ফলাফল তৈরি',
  publishResults: 'ফলাফল প্রকাশ',
  marksheet: 'নম্বরপত্র',
  markEntry: 'নম্বর এন্ট্রি',
  homework: 'একটি শ্রেণির বাড়ির কাজ',
  material: 'একটি শ্রেণির পাঠ উপকরণ',
  secondFactorResets: 'দুই ধাপে লগইন রিসেট',
};

import type { PasswordLinkMessages } from '../en/passwordLinks.ts';

export const passwordLinks: PasswordLinkMessages = {
  link: 'লগইন লিংক',
  linkIntro: 'এই লিংক দিয়ে %{name} পাসওয়ার্ড বেছে নেবেন। এটি একবার, ৭ দিনের মধ্যে কাজ করে। আগের লিংক আর কাজ করবে না।',
  show: 'লিংক দেখান',
  mail: 'ই-মেইলে পাঠান',
  printOne: 'স্লিপ ছাপান',
  copy: 'লিংক কপি করুন',
  copied: 'লিংক কপি করা হয়েছে।',
  once: 'এই লিংক শুধু এখনই দেখানো হচ্ছে। এটি %{name} ছাড়া আর কাউকে দেবেন না।',
  until: '%{at} পর্যন্ত বৈধ',
  close: 'বন্ধ করুন',
  slips: 'লগইন স্লিপ',
  slipsIntro:
    'স্লিপে লগইনের নাম এবং পাসওয়ার্ড বেছে নেওয়ার লিংক থাকে, ঠিকানা ও স্ক্যান করার কোড হিসেবে। এঁদের আগের লিংক আর কাজ করবে না।',
  slipsCount: 'ব্যবহারকারী অ্যাকাউন্ট আছে: %{count}',
  slipsWithout: 'ব্যবহারকারী অ্যাকাউন্ট নেই, তাই স্লিপ নেই: %{count}',
  language: 'ভাষা',
  print: 'স্লিপ ছাপান',
};

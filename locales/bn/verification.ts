import type { paper as englishPaper, verification as english } from '../en/verification.ts';

export const paper: typeof englishPaper = {
  serial: 'ক্রমিক নম্বর',
  code: 'কোড',
  issued_on: 'প্রদানের তারিখ',
  check: 'এই নথি যাচাই করুন:',
  page: 'পৃষ্ঠা %{page}/%{pages}',
};

export const verification: typeof english = {
  title: 'নথি যাচাই',
  intro: 'নথির কিউআর কোড স্ক্যান করুন, অথবা তার পাশে ছাপা কোডটি লিখুন।',
  code: 'কোড',
  submit: 'যাচাই করুন',
  genuine: 'নথিটি আসল',
  outdated: 'নথিটি আর কার্যকর নয়',
  outdatedText: 'নথিটি এখান থেকেই দেওয়া, কিন্তু পরে এর তথ্য সংশোধন বা প্রত্যাহার করা হয়েছে। বর্তমান নথিটি চেয়ে নিন।',
  compare: 'এই তথ্যগুলো নথির সঙ্গে মিলিয়ে দেখুন। কোনোটি না মিললে নথিটি বদলানো হয়েছে।',
  kind: 'নথি',
  serial: 'ক্রমিক নম্বর',
  issued_on: 'প্রদানের তারিখ',
  unknown: 'এমন কোনো নথি নেই',
  unknownText: 'কোডটি মিলিয়ে আবার চেষ্টা করুন। কোড ঠিক থাকলে নথিটি এখান থেকে দেওয়া হয়নি।',
  wait: 'অনেকবার ভুল কোড দেওয়া হয়েছে',
  waitText: '%{minutes} মিনিট পর আবার চেষ্টা করুন।',
  again: 'আরেকটি নথি যাচাই করুন',
  language: 'ভাষা',
};

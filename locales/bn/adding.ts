import type { AddingMessages } from '../en/adding.ts';

/** What helps to fill in a form: fetched after it. */
export const adding: AddingMessages = {
  suggested: 'প্রস্তাবিত',
  nextFree: 'পরবর্তী খালি: %{value}',
  use: 'ব্যবহার করুন',
  sameAs: '“%{label}”-এর মতোই',
  copy: '%{name}: “%{text}” ব্যবহার করুন',
  looksLike: '%{name}-এর সঙ্গে মিলে যায়',
  agrees: 'একই: %{fields}',
  alreadyThere: 'আগেই যোগ করা হয়েছে?',
  alreadyThereText: 'এটি আগে থেকে থাকা একটি রেকর্ডের মতো দেখাচ্ছে।',
  saveAnyway: 'তবুও সংরক্ষণ করুন',
  open: 'খুলুন',
  sections: 'এই ফর্মের অংশ',
  toFill: '%{count}টি পূরণ করতে হবে',
  wrong: '%{count}টি সংশোধন করতে হবে',
  fromKind: '%{kind} %{name}-কে যোগ করুন',
  known: 'আগে থেকেই আছেন: %{name}',
  useKnown: '%{name}-কে বেছে নিন',
  nextOne: 'পরবর্তী: %{value}',
  keys: 'Alt+↓ ও Alt+↑ চেপে এক অংশ থেকে অন্য অংশে যান',
};

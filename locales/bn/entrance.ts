import type { EntranceMessages } from '../en/entrance.ts';

export const entrance: EntranceMessages = {
  intro: 'বিদ্যালয় থেকে দেওয়া অ্যাকাউন্ট ব্যবহার করুন।',
  tagline: 'বিদ্যালয়ের পুরো দিন, এক জায়গায়।',
  identifier: 'ই-মেইল, শিক্ষার্থী আইডি বা শিক্ষক/কর্মচারী আইডি',
  forgotten: 'পাসওয়ার্ড ভুলে গেছেন? আপনার বিদ্যালয়ের কোনো অ্যাডমিন নতুন পাসওয়ার্ড দিতে পারবেন।',
  demoTitle: 'ডেমো বিদ্যালয়',
  demoHint: 'একটি ভূমিকা বেছে নিন, ফর্ম নিজেই পূরণ হবে।',
  superAdmin: 'সুপার অ্যাডমিন',
  admin: 'অ্যাডমিন',
  accountant: 'হিসাবরক্ষক',
  office: 'অফিস',
  teacher: 'শিক্ষক',
  student: 'শিক্ষার্থী',
  parent: 'অভিভাবক',
};

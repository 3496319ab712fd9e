import type { CodeMessages } from '../en/code.ts';

export const code: CodeMessages = {
  intro: 'আপনার অ্যাকাউন্টে দুই ধাপে সাইন ইন চালু আছে। অথেনটিকেটর অ্যাপের কোডটি দিন।',
  label: 'কোড',
  hint: 'হাতের কাছে ফোন নেই? আপনার একটি রিকভারি কোড দিন।',
  required: 'কোডটি দিন।',
  back: 'পাসওয়ার্ডে ফিরে যান',
};

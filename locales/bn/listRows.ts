import type { ListRowsMessages } from '../en/listRows.ts';

export const listRows: ListRowsMessages = {
  move: '“%{title}” সরান',
  how: 'টেনে নিন, অথবা Space চেপে তীর চিহ্নের কী চাপুন। Alt-এর সঙ্গে তীর চিহ্নের কী চাপলে সারিটি এক ঘর সরে।',
  lifted:
    '“%{title}” তোলা হয়েছে, অবস্থান %{place}, মোট %{count}। তীর চিহ্নের কী দিয়ে সরান, Space দিয়ে রাখুন, Escape দিয়ে আগের জায়গায় ফেরান।',
  at: '“%{title}”: অবস্থান %{place}, মোট %{count}।',
  dropped: '“%{title}” এখন %{place} নম্বরে, মোট %{count}।',
  back: '“%{title}” আগের জায়গায় ফিরেছে: %{place}, মোট %{count}।',
  saves: 'Enter চাপলে সংরক্ষণ হয়, Escape চাপলে বাতিল।',
  many: {
    title: 'নির্বাচিত রেকর্ড সম্পাদনা: %{count}',
    text: 'যে ঘরগুলো পরিবর্তন করবেন সেগুলো বেছে নিন। বাকি সব আগের মতোই থাকবে।',
    choose: 'যে ঘর পরিবর্তন করবেন',
    remove: '“%{field}” পরিবর্তন করবেন না',
    will: 'যা পরিবর্তন হবে:',
    line: '%{field}: %{count} %{records} → %{value}',
    same: 'আগে থেকেই এই মান আছে: %{count}',
    nothing: 'নির্বাচিত রেকর্ডে আগে থেকেই এই মানগুলো আছে।',
    empty: 'খালি',
    save: 'পরিবর্তন সংরক্ষণ করুন',
    all: 'সব ঘর বেছে নেওয়া হয়েছে।',
  },
};

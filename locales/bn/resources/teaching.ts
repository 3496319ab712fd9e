import type { teaching as english } from '../../en/resources/teaching.ts';

export const teaching: typeof english = {
  courseMaterial: {
    name: 'পাঠ উপকরণ |||| পাঠ উপকরণ',
    empty: 'শিক্ষকেরা শাখার শিক্ষার্থীদের জন্য নোট, শিট ও লিংক এখানে দেন। একটি শাখা ও বিষয় বেছে নিয়ে প্রথমটি যোগ করুন।',
    fields: {
      employee_id: 'শিক্ষক',
      name: 'শিরোনাম',
      link: 'লিংক',
      link_help: 'কোনো ভিডিও বা ওয়েব পাতা।',
      published_on: 'তারিখ',
    },
    sections: { cohort: 'কাদের জন্য', material: 'উপকরণ' },
  },
  homework: {
    name: 'বাড়ির কাজ |||| বাড়ির কাজ',
    empty: 'শিক্ষকেরা শাখার শিক্ষার্থীদের যে বাড়ির কাজ দেন তা এখানে থাকে। একটি শাখা ও বিষয় বেছে নিয়ে প্রথম কাজটি যোগ করুন।',
    fields: {
      employee_id: 'শিক্ষক',
      name: 'শিরোনাম',
      description: 'কাজ',
      given_on: 'দেওয়ার তারিখ',
      due_on: 'জমার তারিখ',
      images: 'ছবিসমূহ',
    },
    sections: { cohort: 'কাদের জন্য', task: 'বাড়ির কাজ' },
  },
  uploadedMark: {
    name: 'নম্বর |||| এন্ট্রি করা নম্বর',
    empty: 'এখনো কোনো নম্বর দেওয়া হয়নি। শিক্ষকেরা পরীক্ষার নম্বর দিলে তা এখানে দেখা যাবে।',
    fields: {
      component: 'অংশ',
      mark: 'প্রাপ্ত নম্বর',
      is_absent: 'অনুপস্থিত',
      employee_id: 'শিক্ষক',
      correction_reason: 'সংশোধনের কারণ',
    },
  },
  markSheet: {
    name: 'নম্বরপত্র |||| নম্বরপত্র',
    empty: 'এখনো কোনো নম্বর জমা দেওয়া হয়নি।',
    fields: { handed_in_at: 'জমা দেওয়ার সময়', handed_in_by_id: 'জমা দিয়েছেন' },
    options: { status: { open: 'খোলা', handed_in: 'জমা দেওয়া' } },
  },
};

import type { documents as english } from '../en/documents.ts';

const cohort = {
  class: 'শ্রেণি',
  section: 'শাখা',
  student_group: 'গ্রুপ',
  shift: 'শিফট',
  version: 'ভার্সন',
  wing: 'উইং',
};
const result = { gpa: 'জিপিএ', letter: 'গ্রেড', total: 'মোট নম্বর' };
const says = { class: 'শ্রেণি', section: 'শাখা', exam: 'পরীক্ষা', academic_year: 'শিক্ষাবর্ষ' };
const sign = {
  guardian: 'অভিভাবক',
  teacher: 'শ্রেণিশিক্ষক',
  controller: 'পরীক্ষা নিয়ন্ত্রক',
  head: 'প্রতিষ্ঠানপ্রধান',
};

export const documents: typeof english = {
  marksheet: {
    ...cohort,
    ...result,
    name: 'নম্বরপত্র',
    student: 'শিক্ষার্থী',
    student_id: 'শিক্ষার্থী আইডি',
    roll_no: 'রোল নম্বর',
    subject: 'বিষয়',
    fourth: '৪র্থ বিষয়',
    with: '%{partner}-এর সঙ্গে মিলিয়ে',
    absent: 'Ab',
    full_marks: 'পূর্ণমান',
    obtained: 'প্রাপ্ত',
    point: 'পয়েন্ট',
    from: 'ন্যূনতম',
    weight: 'গুরুত্ব %{weight}',
    of: '%{full}-এর মধ্যে',
    position_in_section: 'শাখায় স্থান',
    position_in_class: 'শ্রেণিতে স্থান',
    attendance: 'উপস্থিতি',
    days: '%{days} দিনের মধ্যে %{present} দিন',
    result: 'ফলাফল',
    passed: 'উত্তীর্ণ',
    failed: 'অনুত্তীর্ণ। অকৃতকার্য বিষয়: %{count}',
    remark: 'মন্তব্য',
    sign,
    says: { student: 'শিক্ষার্থী', student_id: 'শিক্ষার্থী আইডি', ...says, ...result, full_marks: 'পূর্ণমান' },
  },
  tabulation: {
    ...cohort,
    ...result,
    name: 'ট্যাবুলেশন শিট',
    roll: 'রোল',
    student: 'শিক্ষার্থী',
    total: 'মোট',
    fourth: '৪র্থ বিষয়',
    absent: 'Ab',
    position: 'স্থান',
    sign,
    says: { ...says, students: 'শিক্ষার্থী সংখ্যা', passed: 'উত্তীর্ণ' },
  },
  meritList: {
    ...cohort,
    ...result,
    name: 'মেধাতালিকা',
    position: 'স্থান',
    student: 'শিক্ষার্থী',
    student_id: 'শিক্ষার্থী আইডি',
    roll: 'রোল',
    total: 'মোট',
    sign,
    says: { ...says, students: 'শিক্ষার্থী সংখ্যা', best: 'সর্বোচ্চ জিপিএ' },
  },
};

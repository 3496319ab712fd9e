import type { documents as english } from '../en/documents.ts';

const cohort = {
  class: 'الصف',
  section: 'الشعبة',
  student_group: 'المسار',
  shift: 'الفترة',
  version: 'لغة التدريس',
  wing: 'القسم',
};
const result = { gpa: 'المعدل', letter: 'التقدير', total: 'مجموع الدرجات' };
const says = { class: 'الصف', section: 'الشعبة', exam: 'الاختبار', academic_year: 'العام الدراسي' };
const sign = {
  guardian: 'ولي الأمر',
  teacher: 'مربي الصف',
  controller: 'مسؤول الاختبارات',
  head: 'مدير المدرسة',
};

export const documents: typeof english = {
  marksheet: {
    ...cohort,
    ...result,
    name: 'كشف الدرجات',
    student: 'الطالب',
    student_id: 'رقم الطالب',
    roll_no: 'الرقم في الكشف',
    subject: 'المادة',
    fourth: 'المادة الرابعة',
    with: 'مع %{partner}',
    absent: 'Ab',
    full_marks: 'الدرجة الكاملة',
    obtained: 'الدرجة',
    point: 'النقاط',
    from: 'ابتداءً من',
    weight: 'الوزن \u2068%{weight}\u2069',
    of: 'من %{full}',
    position_in_section: 'الترتيب في الشعبة',
    position_in_class: 'الترتيب في الصف',
    attendance: 'الحضور',
    days: '%{present} من %{days} يومًا',
    result: 'النتيجة',
    passed: 'ناجح',
    failed: 'غير ناجح. مواد الرسوب: %{count}',
    remark: 'ملاحظة',
    sign,
    says: { student: 'الطالب', student_id: 'رقم الطالب', ...says, ...result, full_marks: 'الدرجة الكاملة' },
  },
  tabulation: {
    ...cohort,
    ...result,
    name: 'كشف النتائج',
    roll: 'الرقم',
    student: 'الطالب',
    total: 'المجموع',
    fourth: 'المادة الرابعة',
    absent: 'Ab',
    position: 'الترتيب',
    sign,
    says: { ...says, students: 'عدد الطلاب', passed: 'الناجحون' },
  },
  meritList: {
    ...cohort,
    ...result,
    name: 'قائمة المتفوقين',
    position: 'الترتيب',
    student: 'الطالب',
    student_id: 'رقم الطالب',
    roll: 'الرقم',
    total: 'المجموع',
    sign,
    says: { ...says, students: 'عدد الطلاب', best: 'أعلى معدل' },
  },
};

import type { ScreenNames } from '../en/screenNames.ts';

export const screenNames: ScreenNames = {
  audit: 'سجل النشاط',
  publicPages: 'صفحات الموقع',
  publicPage: 'صفحة من الموقع',
  distribution: 'توزيع الدرجات',
  generateResults: 'إنشاء النتائج',
  publishResults: 'نشر النتائج',
  marksheet: 'كشف الدرجات',
  markEntry: 'رصد الدرجات',
  homework: 'الواجبات المنزلية لصف',
  material: 'المحتوى التعليمي لصف',
  secondFactorResets: 'إعادة تعيين تسجيل الدخول بخطوتين',
};

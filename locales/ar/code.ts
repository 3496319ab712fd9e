import type { CodeMessages } from '../en/code.ts';

export const code: CodeMessages = {
  intro: 'حسابك يستخدم تسجيل الدخول بخطوتين. أدخل الرمز من تطبيق المصادقة.',
  label: 'الرمز',
  hint: 'ليس هاتفك معك؟ أدخل أحد رموز الاسترداد.',
  required: 'أدخل الرمز.',
  back: 'العودة إلى كلمة المرور',
};

import type { PasswordLinkMessages } from '../en/passwordLinks.ts';

export const passwordLinks: PasswordLinkMessages = {
  link: 'رابط الدخول',
  linkIntro: 'بهذا الرابط يختار %{name} كلمة المرور. يعمل مرة واحدة خلال 7 أيام، ويتوقف أي رابط سابق عن العمل.',
  show: 'عرض الرابط',
  mail: 'إرسال بالبريد الإلكتروني',
  printOne: 'طباعة البطاقة',
  printed: 'حُفظت البطاقة في ملف، ولم تعد الروابط السابقة صالحة.',
  copy: 'نسخ الرابط',
  copied: 'تم نسخ الرابط.',
  once: 'يُعرض هذا الرابط الآن فقط. أعطه إلى %{name} ولا تعطه لغيره.',
  until: 'صالح حتى %{at}',
  close: 'إغلاق',
  slips: 'بطاقات الدخول',
  slipsIntro:
    'في البطاقة اسم الدخول ورابط لاختيار كلمة المرور، عنوانًا ورمزًا للمسح. تتوقف الروابط السابقة لهؤلاء عن العمل.',
  slipsCount: 'من لهم حساب مستخدم: %{count}',
  slipsWithout: 'من لا حساب لهم، ولا بطاقة لهم: %{count}',
  language: 'اللغة',
  print: 'طباعة البطاقات',
};

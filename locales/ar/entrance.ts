import type { EntranceMessages } from '../en/entrance.ts';

export const entrance: EntranceMessages = {
  intro: 'استخدم الحساب الذي منحتك إياه مدرستك.',
  tagline: 'يوم المدرسة كله في مكان واحد.',
  identifier: 'البريد الإلكتروني أو رقم الطالب أو رقم الموظف',
  forgotten: 'نسيت كلمة المرور؟ تستطيع إدارة المدرسة أن تعطيك كلمة مرور جديدة.',
  demoTitle: 'مدرسة تجريبية',
  demoHint: 'اختر دورًا فيمتلئ النموذج تلقائيًا.',
  superAdmin: 'مشرف عام',
  admin: 'مسؤول النظام',
  accountant: 'محاسب',
  office: 'موظف إداري',
  teacher: 'معلم',
  student: 'طالب',
  parent: 'ولي أمر',
};

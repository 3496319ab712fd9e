import type { EntranceMessages } from '../en/entrance.ts';

export const entrance: EntranceMessages = {
  intro: 'استخدم الحساب الذي منحتك إياه مدرستك.',
  tagline: 'يوم المدرسة كله في مكان واحد.',
  identifier: 'البريد الإلكتروني أو رقم الطالب أو رقم الموظف',
  forgotten: 'نسيت كلمة المرور؟ يمكن لأحد مديري النظام في مدرستك أن يعطيك كلمة جديدة.',
  demoTitle: 'مدرسة تجريبية',
  demoHint: 'اختر دورًا فيمتلئ النموذج تلقائيًا.',
  superAdmin: 'المشرف العام',
  admin: 'المدير',
  accountant: 'المحاسب',
  office: 'المكتب',
  teacher: 'معلّم',
  student: 'طالب',
  parent: 'ولي أمر',
};

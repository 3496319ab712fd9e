import { arabicForms } from '../arabicForms.ts';
import type { permissions as english } from '../en/permissions.ts';

export const permissions: typeof english = {
  actions: {
    full: 'كل شيء',
    read: 'عرض',
    create: 'إضافة',
    update: 'تعديل',
    delete: 'حذف',
    'grant any': 'منح أي صلاحية',
    'view as': 'العرض بصفة مستخدم آخر',
  },
  subjects: {
    Audit: 'سجل التدقيق',
    Auth: 'الحساب الشخصي',
    Dashboard: 'الصفحة الرئيسية',
    Permission: 'المستخدمون والأدوار والمهام',
  },
  table: {
    general: 'عام',
    subject: 'يسري على',
    more: 'أخرى',
    whole: 'الصف كله',
    cell: '%{subject}: %{action}',
    search: 'ابحث عن صلاحية',
    noneFound: 'لا توجد صلاحية تطابق هذا البحث.',
    copy: 'انسخ من دور',
    copyFailed: 'تعذّرت قراءة الدور. اختره مرة أخرى.',
    unchanged: 'لم تتغيّر أي صلاحية.',
    changed: 'أُضيف %{added}، وأُزيل %{removed}.',
    details: 'اعرض ما يتغيّر',
    added: 'المضافة',
    removed: 'المزالة',
    fullHint: 'يشمل «كل شيء» كل إجراءات الصف وما لا يسمح به سواه، مثل البتّ فيما أدخله المستخدم نفسه.',
    unknown: 'محفوظة ولا يطلبها شيء',
    remove: 'إزالة %{permission}',
    holders: arabicForms({
      zero: 'لا يحمل هذا الدور أي مستخدم نشط.',
      one: 'يحمل هذا الدور مستخدم نشط واحد.',
      two: 'يحمل هذا الدور مستخدمان نشطان.',
      few: 'يحمل هذا الدور %{smart_count} مستخدمين نشطين.',
      many: 'يحمل هذا الدور %{smart_count} مستخدمًا نشطًا.',
      other: 'يحمل هذا الدور %{smart_count} مستخدم نشط.',
    }),
  },
};

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
};

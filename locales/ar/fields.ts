import type { fields as english } from '../en/fields.ts';

/** What the fields are called that every product has. */
export const fields: typeof english = {
  id: 'الرقم',
  created_at: 'تاريخ الإدخال',
  updated_at: 'آخر تعديل',
  created_by: 'المُدخِل',
  entered_by: 'المُدخِل أو المُعدِّل',
  row_version: 'رقم المراجعة',
  is_active: 'نشط',
  name: 'الاسم',
  description: 'الوصف',
  email: 'البريد الإلكتروني',
  photo: 'الصورة',
  user_id: 'حساب المستخدم',
  permissions: 'الصلاحيات',
  'permissions.action': 'الإجراء',
  'permissions.subject': 'ينطبق على',
};

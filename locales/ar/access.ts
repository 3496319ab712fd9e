import type { access as english } from '../en/access.ts';

export const access: typeof english = {
  role: {
    name: 'دور |||| الأدوار',
    empty: 'يحدّد الدور ما يمكن لأصحابه رؤيته وفعله. أضف دورًا ثم امنحه للمستخدمين.',
    fields: {
      requires_second_factor: 'يتطلب تسجيل الدخول بخطوتين',
      requires_second_factor_help: 'لا يستطيع أصحاب هذا الدور فعل أي شيء آخر حتى يفعّلوه في ملفهم الشخصي.',
      permissions_help: 'يسمح كل سطر بإجراء واحد في جزء من النظام، مثل «read» على «Permission».',
    },
  },
  user: {
    name: 'مستخدم |||| المستخدمون',
    empty: 'لكل من يسجّل الدخول حساب مستخدم. أضف أول حساب وامنحه دورًا.',
    fields: {
      login_id: 'رقم الدخول',
      login_id_help: 'رقم يمكن إدخاله بدلًا من البريد الإلكتروني.',
      role_id: 'الدور',
      password: 'كلمة المرور',
      password_help:
        '8 أحرف على الأقل، فيها حرف لاتيني كبير وحرف صغير ورقم وأحد هذه الرموز: \u2068!@#$%&*()\u2069. إذا تُرك الحقل فارغًا بقيت كلمة المرور الحالية.',
      employee: 'الموظف',
      student: 'الطالب',
      parent: 'ولي الأمر',
      last_login_at: 'آخر دخول',
      permissions_help: 'ما يحق لهذا المستخدم زيادةً على دوره، أو ما لا يحق له رغم دوره إذا كان ممنوعًا.',
      'permissions.is_denied': 'ممنوع',
    },
  },
};

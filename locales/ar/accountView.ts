import type { AccountViewMessages } from '../en/accountView.ts';

export const accountView: AccountViewMessages = {
  title: 'العرض بصفة \u2068%{name}\u2069',
  intro:
    'تعرض هذه النافذة النظام كما يراه \u2068%{name}\u2069، لمدة أقصاها ٣٠ دقيقة. لا يمكن تغيير أي شيء. يُسجَّل سببك وكل صفحة تفتحها في سجل النشاط.',
  others: 'تبقى النوافذ الأخرى في حسابك.',
  reason: 'السبب',
  start: 'بدء العرض',
  banner: 'العرض بصفة \u2068%{name}\u2069',
  until: 'للقراءة فقط حتى %{at}',
  end: 'إنهاء العرض',
  over: 'انتهى العرض',
  overText: 'لم تعد ترى النظام بصفة \u2068%{name}\u2069. تابع في حسابك.',
  back: 'العودة إلى حسابك',
};

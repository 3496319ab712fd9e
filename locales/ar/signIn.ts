import type { signIn as english } from '../en/signIn.ts';

export const signIn: typeof english = {
  mail: {
    greeting: 'مرحبًا %{name}،',
    choose: 'اختيار كلمة المرور',
    until: 'يعمل الرابط مرة واحدة، حتى %{at}.',
    handed: {
      subject: 'حسابك في %{school}',
      text: 'لك حساب في %{school}. اختر كلمة المرور بهذا الرابط:',
      ignore: 'إذا لم تكن تتوقع هذه الرسالة فأخبر المكتب.',
    },
    asked: {
      subject: 'كلمة مرور جديدة في %{school}',
      text: 'طُلبت كلمة مرور جديدة لحسابك في %{school}. اخترها بهذا الرابط:',
      ignore: 'إذا لم تطلب ذلك فتجاهل هذه الرسالة، وتبقى كلمة مرورك كما هي.',
    },
  },
  slip: {
    title: 'بطاقات الدخول',
    login: 'سجّل الدخول بـ',
    how: 'امسح الرمز أو أدخل العنوان أدناه، ثم اختر كلمة المرور.',
    until: 'صالح حتى',
    secret: 'تعمل مرة واحدة. لا تُرها لأحد.',
    serial: 'رقم البطاقة',
  },
};

import type { messages as english } from '../../en/resources/messages.ts';

export const messages: typeof english = {
  notification: {
    name: 'إشعار |||| الإشعارات',
    empty: 'لا إشعارات لديك. ما تودّ المدرسة إبلاغك به يظهر هنا.',
    fields: {
      title: 'العنوان',
      body: 'النص',
      link: 'يؤدي إلى',
      user_id: 'إلى',
      read_at: 'وقت القراءة',
    },
    options: { status: { unread: 'غير مقروء', read: 'مقروء' } },
    actions: {
      open_done: '\u2068%{name}\u2069: تمييز الإشعار كمقروء.',
      open: 'تمييز كمقروء',
    },
  },
  smsMessage: {
    name: 'رسالة نصية |||| تقرير الرسائل النصية',
    empty: 'لم تُرسل أي رسالة نصية بعد. ما إن تُكتب أول رسالة حتى تظهر هنا كل رسالة مع ما آلت إليه.',
    fields: {
      recipient: 'المستلم',
      body: 'النص',
      batch: 'أُرسلت ضمن',
      segments: 'الأجزاء',
      cost: 'التكلفة',
      gateway: 'بوابة الإرسال',
      attempts: 'المحاولات',
      sent_at: 'وقت الإرسال',
      delivered_at: 'وقت التسليم',
      failure: 'سبب الفشل',
    },
    options: { status: { queued: 'في الانتظار', sent: 'أُرسلت', delivered: 'سُلِّمت', failed: 'فشلت' } },
  },
};

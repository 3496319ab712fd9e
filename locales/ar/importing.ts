import { arabicForms } from '../arabicForms.ts';
import type { ImportingMessages } from '../en/importing.ts';

export const importing: ImportingMessages = {
  choice: 'ما الذي يُستورد',
  all: 'الكل أو لا شيء',
  allText: 'لا يُستورد شيء حتى تصبح كل الأسطر صحيحة.',
  ready: arabicForms({
    zero: 'لا أسطر صحيحة للاستيراد',
    one: 'استيراد السطر الصحيح الواحد',
    two: 'استيراد السطرين الصحيحين',
    few: 'استيراد %{smart_count} أسطر صحيحة',
    many: 'استيراد %{smart_count} سطرًا صحيحًا',
    other: 'استيراد %{smart_count} سطر صحيح',
  }),
  readyText: 'تنتظر الأسطر الخاطئة هنا.',
  correct:
    'صحّح الخلايا المعلَّمة هنا ثم أعد الفحص، أو احفظ الأسطر الخاطئة وصحّحها في ذلك الملف ثم استورده: فهو يتذكر أعمدتك.',
  waiting: arabicForms({
    zero: 'لا أسطر خاطئة تنتظر.',
    one: 'سطر خاطئ واحد ينتظر.',
    two: 'سطران خاطئان ينتظران.',
    few: '%{smart_count} أسطر خاطئة تنتظر.',
    many: '%{smart_count} سطرًا خاطئًا ينتظر.',
    other: '%{smart_count} سطر خاطئ ينتظر.',
  }),
  waitingText: 'تنتظر إلى أن تغلق هذه النافذة. احفظها إن أردت الاحتفاظ بها.',
  checkAgain: 'إعادة الفحص',
  editRow: 'تعديل السطر %{row}',
  cell: '%{field}، السطر %{row}',
  was: 'في الملف: \u2068%{text}\u2069',
  patience: 'يمكنك إغلاق هذه النافذة، وسيخبرك الجرس عند انتهاء الاستيراد.',
  like: 'يبدو أنه “%{field}” أيضًا، وله عمود آخر.',
  decided: { day_first: 'اليوم أولًا، مثل \u2068%{text}\u2069.', month_first: 'الشهر أولًا، مثل \u2068%{text}\u2069.' },
  question: 'أي تاريخ هو \u2068%{text}\u2069؟',
  questionText: 'العمود: %{columns}. تسري إجابتك على الملف كله.',
  orders: { day_first: '%{day} (اليوم أولًا)', month_first: '%{day} (الشهر أولًا)' },
};

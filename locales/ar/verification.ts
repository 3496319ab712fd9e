import type { paper as englishPaper, verification as english } from '../en/verification.ts';

export const paper: typeof englishPaper = {
  serial: 'الرقم التسلسلي',
  code: 'الرمز',
  issued_on: 'تاريخ الإصدار',
  check: 'للتحقق من هذه الوثيقة:',
  page: 'صفحة %{page} من %{pages}',
};

export const verification: typeof english = {
  title: 'التحقق من وثيقة',
  intro: 'امسح رمز QR الموجود على الوثيقة، أو أدخل الرمز المطبوع بجانبه.',
  code: 'الرمز',
  submit: 'تحقق',
  genuine: 'هذه الوثيقة صحيحة',
  outdated: 'لم تعد هذه الوثيقة سارية',
  outdatedText: 'صدرت الوثيقة من هنا، لكن بياناتها صُححت أو سُحبت بعد ذلك. اطلب الوثيقة الحالية.',
  compare: 'قارن هذه البيانات بالوثيقة. إذا اختلف أي منها فقد جرى تغيير الوثيقة.',
  kind: 'الوثيقة',
  serial: 'الرقم التسلسلي',
  issued_on: 'تاريخ الإصدار',
  unknown: 'لا توجد وثيقة كهذه',
  unknownText: 'تأكد من الرمز وحاول مرة أخرى. إذا كان صحيحًا فالوثيقة لم تصدر من هنا.',
  wait: 'رموز خاطئة كثيرة',
  waitText: 'حاول مرة أخرى بعد %{minutes} دقيقة.',
  again: 'التحقق من وثيقة أخرى',
  language: 'اللغة',
};

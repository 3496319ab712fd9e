import type { teaching as english } from '../../en/resources/teaching.ts';

export const teaching: typeof english = {
  courseMaterial: {
    name: 'محتوى تعليمي |||| المحتوى التعليمي',
    empty: 'يشارك المعلمون الملخصات والأوراق والروابط مع شعبهم هنا. اختر شعبة ومادة وأضف أول محتوى تعليمي.',
    fields: {
      employee_id: 'المعلم',
      name: 'العنوان',
      link: 'الرابط',
      link_help: 'مقطع مرئي أو صفحة على الإنترنت.',
      published_on: 'التاريخ',
    },
    sections: { cohort: 'الفئة المعنية', material: 'المحتوى التعليمي' },
  },
  homework: {
    name: 'واجب منزلي |||| الواجبات المنزلية',
    empty: 'تجد هنا ما يكلّف به المعلمون شعبهم من واجبات في البيت. اختر شعبة ومادة وأضف أول واجب.',
    fields: {
      employee_id: 'المعلم',
      name: 'العنوان',
      description: 'المطلوب',
      given_on: 'تاريخ التكليف',
      due_on: 'موعد التسليم',
      images: 'الصور',
    },
    sections: { cohort: 'الفئة المعنية', task: 'الواجب' },
  },
  uploadedMark: {
    name: 'درجة |||| الدرجات المرصودة',
    empty: 'لم تُرصد أي درجات بعد. تظهر هنا حين يرصد المعلمون درجات اختبار.',
    fields: {
      component: 'الجزء',
      mark: 'الدرجة',
      is_absent: 'غائب',
      employee_id: 'المعلم',
      correction_reason: 'سبب التصحيح',
    },
  },
  markSheet: {
    name: 'كشف درجات |||| كشوف الدرجات',
    empty: 'لم تُسلَّم أي درجات بعد.',
    fields: { handed_in_at: 'وقت التسليم', handed_in_by_id: 'سلّمها' },
    options: { status: { open: 'مفتوح', handed_in: 'مُسلَّم' } },
  },
};

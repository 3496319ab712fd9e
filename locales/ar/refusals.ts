import type { pageKinds as englishKinds, refusals as english } from '../en/refusals.ts';

/** What the school's own rules and calls say. */
export const refusals: typeof english = {
  server: {
    fundBelowZero: 'سُحب من صندوق الادخار أكثر مما سيبقى فيه.',
    booked: 'قُيِّد هذا بصرف راتب، فيبقى كما هو.',
    loanOwesLess: 'قسط السلفة في هذا الراتب أكبر مما بقي منها: \u2068%{owed}\u2069.',
    loanPlanned: 'رواتب لم تُصرف بعد تسدد من هذه السلفة \u2068%{planned}\u2069. اصرفها أولًا أو أزل السلفة منها.',
    countedStatus: 'يُحسب الحضور بالرمز \u2068%{alias}\u2069، لذلك تبقى هذه الحالة. يمكن تغيير اسمها.',
    noLeaveStatus: 'لا توجد حالة حضور نشطة رمزها \u2068%{alias}\u2069 بمعنى «في إجازة». أضفها أو فعّلها أولًا.',
    distributionsSaved: 'حُفظ توزيع الدرجات.',
  },
  validation: {
    fundBelowZero: 'سُحب من صندوق الادخار أكثر مما سيبقى فيه.',
    officePage: 'هذا العنوان لإحدى صفحات الإدارة. يُرجى اختيار عنوان آخر.',
    netBelowZero: 'الاستقطاعات أكثر من الراتب.',
    netTooLarge: 'يتجاوز الراتب \u2068%{max}\u2069.',
    itself: 'لا يمكن أن يشير السجل إلى نفسه.',
    inAnotherPair: 'هذه الورقة تابعة لزوج آخر.',
    hasMarks: 'رُصدت درجات لهذا من قبل.',
    ownOnly: 'يُرجى اختيار نفسك.',
    notAssigned: 'هذه المادة غير مسندة إليك في هذه الشعبة.',
    notEnrolled: 'الطالب غير مقيد في هذا العام الدراسي.',
    notFourth: 'هذه المادة ليست مادة رابعة جائزة في صف الطالب ومساره.',
    notOfClass: 'هذه ليست من مواد الصف. أضف الصف إلى المادة أولًا.',
    dayOff: 'هذا يوم عطلة، فلا حضور فيه.',
  },
};

export const pageKinds: typeof englishKinds = {
  pageAlbum: 'الألبوم',
  pageVideos: 'قائمة الفيديو',
  pageNotice: 'الإعلان',
  pageEvent: 'الفعالية',
};

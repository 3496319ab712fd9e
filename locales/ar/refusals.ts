import { arabicForms } from '../arabicForms.ts';
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
    gradeTypes: {
      noneFromZero: 'لا يمكن إنشاء النتائج: لا يبدأ أي تقدير نشط من ٠٪.',
      failHasPoint: 'لا يمكن إنشاء النتائج: يجب أن تكون نقاط أدنى تقدير \u2068%{letter}\u2069 صفرًا.',
      sameMinimum: 'لا يمكن إنشاء النتائج: يبدأ التقديران \u2068%{letter}\u2069 و\u2068%{other}\u2069 من النسبة نفسها.',
      lessForMore:
        'لا يمكن إنشاء النتائج: نقاط التقدير \u2068%{letter}\u2069 أقل من نقاط التقدير الأدنى \u2068%{other}\u2069.',
    },
    marksOwed: 'لا يمكن إنشاء النتائج: توجد درجات لم تُرصد.',
    noCompulsory:
      'لا طلاب بلا مادة إجبارية في هذا الاختبار. |||| لطالب واحد لا توجد مادة إجبارية في هذا الاختبار. |||| لطالبين لا توجد مادة إجبارية في هذا الاختبار. |||| لا توجد مادة إجبارية في هذا الاختبار لـ\u2068%{smart_count}\u2069 طلاب. |||| لا توجد مادة إجبارية في هذا الاختبار لـ\u2068%{smart_count}\u2069 طالبًا. |||| لا توجد مادة إجبارية في هذا الاختبار لـ\u2068%{smart_count}\u2069 طالب.',
    nobodyExamined: 'لا يوجد هنا طلاب يمكن إنشاء نتائجهم.',
    nothingGenerated: 'لا توجد هنا نتائج مُنشأة لنشرها.',
    nothingToCorrect: 'لا توجد نتيجة منشورة لهذا الطالب هنا. عدّل الدرجة في رصد الدرجات.',
    nothingPublished: 'لا توجد هنا نتائج منشورة لسحبها.',
    distributionsSaved: 'حُفظ توزيع الدرجات.',
    marksSaved: arabicForms({
      zero: 'حُفظت %{smart_count} درجة.',
      one: 'حُفظت درجة واحدة.',
      two: 'حُفظت درجتان.',
      few: 'حُفظت %{smart_count} درجات.',
      many: 'حُفظت %{smart_count} درجة.',
      other: 'حُفظت %{smart_count} درجة.',
    }),
    marksAreHandedIn: 'سُلّمت الدرجات.',
    marksAreOpen: 'يمكن تعديل الدرجات من جديد.',
    marksChanged: 'عدّل شخص آخر هذه الدرجات في الأثناء.',
    marksClosed: 'انتهى رصد درجات هذا الاختبار في \u2068%{at}\u2069.',
    marksPublished: 'نُشرت نتائج هذه الدرجات في \u2068%{at}\u2069، فهي للقراءة فقط.',
    marksHandedIn: 'سُلّمت هذه الدرجات، فهي للقراءة فقط.',
    marksMissing: arabicForms({
      zero: 'بقيت %{smart_count} درجة. ارصدها، أو Ab للغائب.',
      one: 'بقيت درجة واحدة. ارصدها، أو Ab للغائب.',
      two: 'بقيت درجتان. ارصدهما، أو Ab للغائب.',
      few: 'بقيت %{smart_count} درجات. ارصدها، أو Ab للغائب.',
      many: 'بقيت %{smart_count} درجة. ارصدها، أو Ab للغائب.',
      other: 'بقيت %{smart_count} درجة. ارصدها، أو Ab للغائب.',
    }),
    marksNotAssigned: 'هذه المادة غير مسندة إليك في هذه الشعبة.',
    marksNotDistributed: 'لا يوجد توزيع درجات لهذه المادة في هذا الاختبار بعد.',
    marksNotHandedIn: 'لم تُسلَّم هذه الدرجات.',
    marksNotOpen: 'يبدأ رصد درجات هذا الاختبار في \u2068%{at}\u2069.',
  },
  validation: {
    fundBelowZero: 'سُحب من صندوق الادخار أكثر مما سيبقى فيه.',
    fundEmpty: 'لا شيء في صندوق الادخار هذا.',
    officePage: 'هذا العنوان لإحدى صفحات الإدارة. يُرجى اختيار عنوان آخر.',
    netBelowZero: 'الاستقطاعات أكثر من الراتب.',
    netTooLarge: 'يتجاوز الراتب \u2068%{max}\u2069.',
    itself: 'لا يمكن أن يشير السجل إلى نفسه.',
    inAnotherPair: 'هذه الورقة تابعة لزوج آخر.',
    unchanged: 'هذه هي الدرجة المسجلة أصلًا.',
    notSat: 'لا يؤدي الطالب هذا في هذا الاختبار.',
    hasMarks: 'رُصدت درجات لهذا من قبل.',
    ownOnly: 'يُرجى اختيار نفسك.',
    notAssigned: 'هذه المادة غير مسندة إليك في هذه الشعبة.',
    notEnrolled: 'الطالب غير مقيد في هذا العام الدراسي.',
    notFourth: 'هذه المادة ليست مادة رابعة جائزة في صف الطالب ومساره.',
    notOfClass: 'هذه ليست من مواد الصف. أضف الصف إلى المادة أولًا.',
    notOnSheet: 'لا يدرس الطالب هذه المادة في هذه الشعبة.',
    notComponent: 'لا يوجد هذا الجزء في توزيع درجات المادة.',
    sentTwice: 'أُرسلت هذه الدرجة مرتين.',
    absentHasMark: 'الغائب لا درجة له.',
    dayOff: 'هذا يوم عطلة، فلا حضور فيه.',
  },
};

export const pageKinds: typeof englishKinds = {
  pageAlbum: 'الألبوم',
  pageVideos: 'قائمة الفيديو',
  pageNotice: 'الإعلان',
  pageEvent: 'الفعالية',
};

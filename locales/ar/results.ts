import type { results as en } from '../en/results.ts';

export const results = {
  begun: 'جارٍ إنشاء النتائج.',
  published:
    'لم تُنشر أي نتائج. |||| نُشرت نتيجة طالب واحد. |||| نُشرت نتائج طالبين. |||| نُشرت نتائج \u2068%{smart_count}\u2069 طلاب. |||| نُشرت نتائج \u2068%{smart_count}\u2069 طالبًا. |||| نُشرت نتائج \u2068%{smart_count}\u2069 طالب.',
  planned: 'حُدد موعد النشر.',
  unpublished:
    'لم تُسحب أي نتائج. |||| سُحبت نتيجة طالب واحد. |||| سُحبت نتائج طالبين. |||| سُحبت نتائج \u2068%{smart_count}\u2069 طلاب. |||| سُحبت نتائج \u2068%{smart_count}\u2069 طالبًا. |||| سُحبت نتائج \u2068%{smart_count}\u2069 طالب.',
  reminded:
    'لم يُذكَّر أي معلم. |||| ذُكِّر معلم واحد. |||| ذُكِّر معلمان. |||| ذُكِّر \u2068%{smart_count}\u2069 معلمين. |||| ذُكِّر \u2068%{smart_count}\u2069 معلمًا. |||| ذُكِّر \u2068%{smart_count}\u2069 معلم.',
  remindedNobody: 'لم يُذكَّر أحد.',
  corrected: 'صُححت الدرجة. لم تُنشر النسخة الجديدة بعد.',
  owedTitle: 'درجات ناقصة: \u2068%{exam}\u2069',
  owedLine:
    '\u2068%{subject}\u2069، \u2068%{class}\u2069 \u2068%{section}\u2069: لا طلاب |||| \u2068%{subject}\u2069، \u2068%{class}\u2069 \u2068%{section}\u2069: طالب واحد |||| \u2068%{subject}\u2069، \u2068%{class}\u2069 \u2068%{section}\u2069: طالبان |||| \u2068%{subject}\u2069، \u2068%{class}\u2069 \u2068%{section}\u2069: \u2068%{smart_count}\u2069 طلاب |||| \u2068%{subject}\u2069، \u2068%{class}\u2069 \u2068%{section}\u2069: \u2068%{smart_count}\u2069 طالبًا |||| \u2068%{subject}\u2069، \u2068%{class}\u2069 \u2068%{section}\u2069: \u2068%{smart_count}\u2069 طالب',
  handInTitle: 'درجات بانتظار التسليم: \u2068%{exam}\u2069',
  handInLine: '\u2068%{subject}\u2069، \u2068%{class}\u2069 \u2068%{section}\u2069: مكتمل ولم يُسلَّم بعد',
  owedMore:
    'لا شعب أخرى. |||| وشعبة أخرى. |||| وشعبتان أخريان. |||| و\u2068%{smart_count}\u2069 شعب أخرى. |||| و\u2068%{smart_count}\u2069 شعبة أخرى. |||| و\u2068%{smart_count}\u2069 شعبة أخرى.',
  plannedDone: '\u2068%{exam}\u2069: نُشرت النتائج في موعدها',
  plannedNotDone: '\u2068%{exam}\u2069: لم تُنشر النتائج في موعدها',
  plannedBody: '\u2068%{class}\u2069: \u2068%{told}\u2069',
  plannedNothing: 'لم يبقَ ما يُنشر.',
  plannedForbidden: 'تحتاج إلى صلاحية نشر النتائج.',
  plannedEnded: 'ألغى \u2068%{name}\u2069 موعد النشر.',
  plannedChanged: 'أعاد \u2068%{name}\u2069 إنشاء هذه النتائج أو صحّحها، فانتهت الخطة. راجع النتائج ثم خطّط من جديد.',
  plannedUnpublished: 'ألغى \u2068%{name}\u2069 نشر هذه النتائج، فانتهت الخطة.',
  plannedPublished: 'كان \u2068%{name}\u2069 قد نشر النتائج من قبل.',
  plannedByNobody: 'من حدّد هذا الموعد لم يعد بإمكانه تسجيل الدخول.',
  final: 'النتيجة النهائية للعام',
  publishedTitle: '\u2068%{exam}\u2069: نُشرت النتائج',
  publishedBody: 'نُشرت نتائج \u2068%{student}\u2069 للعام \u2068%{year}\u2069.',
  marksheets: 'كشوف الدرجات',
  part: '\u2068%{name}\u2069 \u2068%{mark}\u2069 من \u2068%{full}\u2069 (درجة النجاح \u2068%{pass}\u2069)',
  partAbsent: '\u2068%{name}\u2069 Ab من \u2068%{full}\u2069 (درجة النجاح \u2068%{pass}\u2069)',
  weighed: '\u2068%{exam}\u2069 \u2068%{mark}\u2069 من \u2068%{full}\u2069، الوزن \u2068%{weight}\u2069٪',
  weighedAbsent:
    '\u2068%{exam}\u2069 \u2068%{mark}\u2069 من \u2068%{full}\u2069، الوزن \u2068%{weight}\u2069٪ (مع غياب لا تُحسب له درجة)',
  subject:
    '\u2068%{subject}\u2069: %{parts} = \u2068%{obtained}\u2069 من \u2068%{full}\u2069، أي \u2068%{percent}\u2069٪.',
  subjectRounded:
    '\u2068%{subject}\u2069: %{parts} = \u2068%{sum}\u2069، وبعد التقريب إلى الأعلى \u2068%{obtained}\u2069 من \u2068%{full}\u2069، أي \u2068%{percent}\u2069٪.',
  pair: '\u2068%{subject}\u2069 و\u2068%{partner}\u2069 تُحسبان مادة واحدة: %{parts} = \u2068%{obtained}\u2069 من \u2068%{full}\u2069، أي \u2068%{percent}\u2069٪.',
  pairRounded:
    '\u2068%{subject}\u2069 و\u2068%{partner}\u2069 تُحسبان مادة واحدة: %{parts} = \u2068%{sum}\u2069، وبعد التقريب إلى الأعلى \u2068%{obtained}\u2069 من \u2068%{full}\u2069، أي \u2068%{percent}\u2069٪.',
  passesByParts: 'للنجاح: درجة النجاح في كل جزء، و\u2068%{needed}\u2069٪ من المجموع.',
  passesBySomeParts: 'للنجاح: درجة النجاح في \u2068%{names}\u2069، و\u2068%{needed}\u2069٪ من المجموع.',
  passesByPairedParts:
    'للنجاح: درجة النجاح في كل جزء، مع جمع الجزأين المتماثلين في الاسم من الورقتين، و\u2068%{needed}\u2069٪ من المجموع.',
  passesByTotal: 'للنجاح: \u2068%{needed}\u2069٪ من المجموع.',
  graded: 'التقدير \u2068%{letter}\u2069 (من \u2068%{from}\u2069٪)، النقاط \u2068%{point}\u2069.',
  gradedFailed: 'التقدير \u2068%{letter}\u2069: %{reasons}. النقاط \u2068%{point}\u2069.',
  failsByAbsence: 'غياب في \u2068%{name}\u2069',
  failsByAllAbsent: 'غياب في كل الاختبارات',
  failsByPart: '\u2068%{reached}\u2069 في \u2068%{name}\u2069 أقل من درجة النجاح \u2068%{needed}\u2069',
  failsByPercent: '\u2068%{percent}\u2069٪ أقل من \u2068%{needed}\u2069٪ اللازمة للنجاح في المادة',
  fourth:
    'المادة الرابعة \u2068%{subject}\u2069: النقاط \u2068%{point}\u2069. يُحسب ما زاد على ٢ فقط: \u2068%{bonus}\u2069.',
  fourthFailed:
    'المادة الرابعة \u2068%{subject}\u2069: رسوب، النقاط \u2068%{point}\u2069. لا تضيف شيئًا ولا تُنقص من النتيجة.',
  average:
    '(\u2068%{points} + %{bonus}\u2069) ÷ \u2068%{count}\u2069 = \u2068%{average}\u2069. المعدل \u2068%{gpa}\u2069، التقدير \u2068%{letter}\u2069 (من \u2068%{from}\u2069).',
  averageNoFourth:
    '(\u2068%{points}\u2069) ÷ \u2068%{count}\u2069 = \u2068%{average}\u2069. المعدل \u2068%{gpa}\u2069، التقدير \u2068%{letter}\u2069 (من \u2068%{from}\u2069).',
  cap: 'أعلى معدل هو \u2068%{cap}\u2069.',
  failed:
    'بلا رسوب: المعدل \u2068%{gpa}\u2069، التقدير \u2068%{letter}\u2069. |||| رسوب في مادة واحدة، لذلك المعدل \u2068%{gpa}\u2069، التقدير \u2068%{letter}\u2069. |||| رسوب في مادتين، لذلك المعدل \u2068%{gpa}\u2069، التقدير \u2068%{letter}\u2069. |||| رسوب في \u2068%{count}\u2069 مواد، لذلك المعدل \u2068%{gpa}\u2069، التقدير \u2068%{letter}\u2069. |||| رسوب في \u2068%{count}\u2069 مادة، لذلك المعدل \u2068%{gpa}\u2069، التقدير \u2068%{letter}\u2069. |||| رسوب في \u2068%{count}\u2069 مادة، لذلك المعدل \u2068%{gpa}\u2069، التقدير \u2068%{letter}\u2069.',
  total: 'مجموع الدرجات: \u2068%{total}\u2069 من \u2068%{full}\u2069.',
  fourthChanged:
    'تغيّرت المادة الرابعة خلال السنة، وهي \u2068%{subject}\u2069 كما في آخر امتحان. ما لا يُحسب في المعدل ولا في المجموع: \u2068%{former}\u2069.',
  fourthInTotal: 'درجات المادة الرابعة، \u2068%{subject}\u2069، محسوبة في المجموع.',
  fourthNotInTotal: 'درجات المادة الرابعة، \u2068%{subject}\u2069، غير محسوبة في المجموع.',
  position: 'الترتيب بالمعدل ثم بمجموع الدرجات: \u2068%{section}\u2069 في الشعبة، \u2068%{class}\u2069 في الصف.',
  rules: 'قواعد التقدير: الإصدار \u2068%{version}\u2069.',
  rulesWeights: 'نسبة المادة هي متوسط نسبها في هذه الامتحانات بحسب أوزانها.',
  rulesRoundUp: 'تُقرَّب درجات كل مادة إلى العدد الصحيح التالي.',
  rulesFourthFails: 'الرسوب في المادة الرابعة رسوب في النتيجة.',
} satisfies Record<keyof typeof en, string>;

import type { fees as english } from '../../en/resources/fees.ts';
import { common } from './common.ts';

const { month } = common.options;

const waiverFields = {
  waiver_type_id: 'نوع الإعفاء',
  fee_type_id: 'نوع الرسم',
  fee_type_id_help: 'اتركه فارغًا ليشمل الإعفاء كل الرسوم.',
  amount_help: 'ما يُخصم من كل مستحق يشمله الإعفاء.',
  starts_on: 'من',
  starts_on_help: 'يسري الإعفاء ابتداءً من شهر هذا اليوم.',
  ends_on: 'إلى',
  ends_on_help: 'آخر شهر يشمله الإعفاء. إذا تُرك فارغًا فحتى نهاية العام الدراسي.',
  reason: 'السبب',
};

const waiverSections = { waived: 'ما يُعفى منه', when: 'الأشهر المشمولة' };

export const fees: typeof english = {
  feeOption: {
    name: 'بند رسوم |||| بنود الرسوم',
    empty:
      'بنود الرسوم هي أوجه ما يدفعه الطلاب، مثل «الرسوم الدراسية» أو «رسوم الاختبارات». أضف أول بند ثم أنواع رسومه.',
  },
  feeType: {
    name: 'نوع رسم |||| أنواع الرسوم',
    empty: 'يحدد نوع الرسم عدد مرات استحقاقه، مثل «رسوم دراسية شهرية». أضف بند رسوم أولًا، ثم أول نوع.',
    fields: {
      fee_option_id: 'بند الرسوم',
      name_help: 'كما يقرؤه أولياء الأمور في المستحقات والإيصالات.',
      rhythm: 'التكرار',
      rhythm_help: 'يحدد الأشهر التي تُملأ تلقائيًا عند تخصيص الرسم لصف.',
    },
    options: { rhythm: { monthly: 'كل شهر', yearly: 'كل عام', per_exam: 'مع كل اختبار', once: 'مرة واحدة' } },
  },
  assignedFee: {
    name: 'رسم مخصص |||| الرسوم المخصصة',
    empty: 'تجد هنا ما يدفعه كل صف ومتى يدفعه. أضف أنواع الرسوم أولًا، ثم خصص أول رسم لصف.',
    fields: {
      fee_type_id: 'نوع الرسم',
      exam_type_id_help: 'للرسوم التي تُدفع عن اختبار فقط.',
      version_id_help: 'اتركه فارغًا ليشمل كل لغات التدريس.',
      shift_id_help: 'اتركه فارغًا ليشمل كل الفترات.',
      student_group_id_help: 'اتركه فارغًا ليشمل كل المسارات.',
      due_months: 'أشهر الاستحقاق',
      due_months_help: 'إذا تُركت فارغة استُحق الرسم الشهري في كل أشهر العام الدراسي، وغيره في أولها.',
      'due_months.month': 'الشهر',
      due_day: 'يوم الاستحقاق',
      due_day_help: 'آخر يوم في الشهر للدفع دون غرامة. في الأشهر الأقصر يُحسب آخر يوم فيها.',
      fine_kind: 'غرامة التأخير',
      fine_amount: 'مبلغ الغرامة',
      fine_cap: 'الحد الأقصى',
      fine_cap_help: 'لا تتجاوز غرامة المستحق الواحد هذا المبلغ. إذا تُرك فارغًا فلا حد لها.',
    },
    options: {
      'due_months.month': month,
      fine_kind: { none: 'لا غرامة', fixed: 'مبلغ ثابت', per_day: 'مبلغ عن كل يوم' },
    },
    sections: { fee: 'الرسم', whom: 'من يدفع', due: 'موعد الاستحقاق', fine: 'غرامة التأخير' },
  },
  paymentType: {
    name: 'طريقة دفع |||| طرق الدفع',
    empty: 'تجد هنا طرق دفع الرسوم، مثل النقد والبنك والجوال. أضف أول طريقة قبل تحصيل الدفعات.',
    fields: { bank_account_id_help: 'الحساب الذي تصل إليه هذه الدفعات.' },
    options: { kind: { cash: 'نقدًا', bank: 'عن طريق البنك', mobile: 'الدفع بالجوال' } },
  },
  studentPayment: {
    name: 'دفعة طالب |||| دفعات الطلاب',
    empty: 'تجد هنا الإيصالات، مرقمة في كل عام دون انقطاع. يظهر أولها عند تحصيل أول دفعة.',
    fields: {
      receipt_year: 'سنة الإيصال',
      receipt_no: 'رقم الإيصال',
      received_on: 'تاريخ التحصيل',
      lines: 'الرسوم المدفوعة',
      'lines.assigned_fee_id': 'الرسم',
      'lines.month': 'الشهر',
      'lines.charged': 'المطلوب',
      'lines.waived': 'المعفى منه',
      'lines.fine': 'الغرامة',
      'lines.paid': 'المدفوع',
      means: 'وسائل الدفع',
      'means.payment_type_id': 'طريقة الدفع',
      'means.amount': 'المبلغ',
      'means.reference_no': 'رقم العملية',
      void_reason: 'سبب الإبطال',
    },
    options: { 'lines.month': month, status: { received: 'محصَّلة', void: 'مُبطَلة' } },
    sections: { receipt: 'الإيصال', lines: 'الرسوم', means: 'الدفع' },
    actions: {
      void_done: '\u2068%{name}\u2069: إبطال الإيصال.',
      void: 'إبطال الإيصال',
      void_confirm: 'هل تريد إبطال هذا الإيصال؟ سيحتفظ برقمه، ويعود ما دُفع به مستحقًا. لا يمكن التراجع عن ذلك.',
    },
  },
  waiverType: {
    name: 'نوع إعفاء |||| أنواع الإعفاء',
    empty: 'تجد هنا أسباب الإعفاء من الرسوم، مثل «الإخوة» أو «التفوق». أضف أولها، ويمكن اختياره بعد اعتماده.',
    actions: {
      approve_confirm: 'هل تريد اعتماد نوع الإعفاء هذا؟ يمكن بعد ذلك اختياره، ولا يمكن تعديله.',
      reject_confirm: 'هل تريد رفض نوع الإعفاء هذا؟ لا يمكن التراجع عن ذلك.',
    },
  },
  waiver: {
    name: 'إعفاء طالب |||| إعفاءات الطلاب',
    empty: 'تجد هنا ما أُعفي منه كل طالب. اختر طالبًا وأدخل أول إعفاء، ويسري بعد اعتماده.',
    fields: { ...waiverFields, application: 'الطلب' },
    options: { kind: { percentage: 'نسبة مئوية', sum: 'مبلغ ثابت' } },
    sections: { whom: 'الفئة المعنية', ...waiverSections },
    actions: {
      approve_confirm: 'هل تريد اعتماد هذا الإعفاء؟ سيخفض مستحقات الطالب من الآن، ولا يمكن تعديله بعد ذلك.',
      reject_confirm: 'هل تريد رفض هذا الإعفاء؟ لا يمكن التراجع عن ذلك.',
    },
  },
  waiverForAll: {
    name: 'إعفاء عام |||| الإعفاءات العامة',
    empty: 'تجد هنا ما لا يدفعه أحد في المدرسة كلها أو في صف واحد. أدخل أول إعفاء، ويسري بعد اعتماده.',
    fields: { ...waiverFields, class_id_help: 'اتركه فارغًا ليشمل المدرسة كلها.' },
    options: { kind: { percentage: 'نسبة مئوية', sum: 'مبلغ ثابت' } },
    sections: { whom: 'الفئة المعنية', ...waiverSections },
    actions: {
      approve_confirm: 'هل تريد اعتماد هذا الإعفاء؟ سيخفض مستحقات كل هؤلاء الطلاب من الآن، ولا يمكن تعديله بعد ذلك.',
      reject_confirm: 'هل تريد رفض هذا الإعفاء؟ لا يمكن التراجع عن ذلك.',
    },
  },
};

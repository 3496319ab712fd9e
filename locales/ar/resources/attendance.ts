import type { attendance as english } from '../../en/resources/attendance.ts';

export const attendance: typeof english = {
  studentAttendance: {
    name: 'حضور طالب |||| حضور الطلاب',
    empty: 'تجد هنا حضور جميع الطلاب. يظهر حين يسجّل المعلمون الحضور وحين تُعتمد إجازة.',
    fields: {
      date: 'التاريخ',
      attendance_status_id: 'الحضور',
      employee_id: 'مسجِّل الحضور',
      remark: 'ملاحظة',
    },
  },
  employeeAttendance: {
    name: 'حضور موظف |||| حضور الموظفين',
    empty: 'تجد هنا حضور جميع الموظفين، سطر لكل موظف في اليوم. أضف أول سطر لليوم، وتُدخَل الإجازات المعتمدة تلقائيًا.',
    fields: {
      date: 'التاريخ',
      attendance_status_id: 'الحضور',
      came_at: 'وقت الحضور',
      left_at: 'وقت الانصراف',
      remark: 'ملاحظة',
    },
  },
  employeeLeaveRequest: {
    name: 'طلب إجازة موظف |||| طلبات إجازات الموظفين',
    empty: 'تجد هنا طلبات إجازات الموظفين حتى يُبتّ فيها. أضف أول طلب، وعند اعتماده تُسجَّل أيامه إجازةً في كشف الحضور.',
    fields: {
      kind: 'نوع الإجازة',
      starts_on: 'أول يوم',
      ends_on: 'آخر يوم',
      days: 'الأيام',
      reason: 'السبب',
      phone_help: 'الرقم الذي يمكن الوصول إلى الموظف عليه خلال الإجازة.',
      paper: 'المستند',
    },
    options: {
      kind: {
        casual: 'إجازة عارضة',
        sick: 'إجازة مرضية',
        earned: 'إجازة اعتيادية',
        maternity: 'إجازة أمومة',
        unpaid: 'إجازة بلا راتب',
        other: 'أخرى',
      },
      status: { pending: 'قيد الانتظار', approved: 'معتمد', rejected: 'مرفوض', withdrawn: 'مسحوب' },
    },
    actions: {
      approve_done: '\u2068%{name}\u2069: اعتماد الإجازة.',
      withdraw_done: '\u2068%{name}\u2069: سحب الطلب.',
      approve: 'اعتماد',
      approve_confirm: 'هل تريد اعتماد هذه الإجازة؟ يُسجَّل الموظف في إجازة خلال أيامها الدراسية.',
      reject_confirm: 'هل تريد رفض هذه الإجازة؟ لا يمكن التراجع عن ذلك.',
      withdraw: 'سحب الطلب',
      withdraw_confirm: 'هل تريد سحب هذا الطلب؟ لا يسحبه إلا الموظف الذي قدّمه.',
    },
  },
  studentLeaveRequest: {
    name: 'طلب إجازة طالب |||| طلبات إجازات الطلاب',
    empty: 'تجد هنا طلبات إجازات الطلاب حتى يُبتّ فيها. أضف أول طلب، وعند اعتماده تُسجَّل أيامه إجازةً في كشف الحضور.',
    fields: {
      kind: 'نوع الإجازة',
      starts_on: 'أول يوم',
      ends_on: 'آخر يوم',
      days: 'الأيام',
      reason: 'السبب',
      paper: 'المستند',
    },
    options: {
      kind: { sick: 'مرض', family: 'ظرف عائلي', religious: 'مناسبة دينية', travel: 'سفر', other: 'أخرى' },
      status: { pending: 'قيد الانتظار', approved: 'معتمد', rejected: 'مرفوض', withdrawn: 'مسحوب' },
    },
    actions: {
      approve_done: '\u2068%{name}\u2069: اعتماد الإجازة.',
      withdraw_done: '\u2068%{name}\u2069: سحب الطلب.',
      approve: 'اعتماد',
      approve_confirm: 'هل تريد اعتماد هذه الإجازة؟ يُسجَّل الطالب في إجازة خلال أيامها الدراسية.',
      reject_confirm: 'هل تريد رفض هذه الإجازة؟ لا يمكن التراجع عن ذلك.',
      withdraw: 'سحب الطلب',
      withdraw_confirm: 'هل تريد سحب هذا الطلب؟ لا يسحبه إلا الطالب أو ولي أمره.',
    },
  },
};

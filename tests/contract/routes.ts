/** A screen's address with the action and the subject that it needs. */
export type Route = readonly [address: string, action: string, subject?: string];

/** Every screen that the product promises, by area. Where only the action is settled, the subject is left out. */
export const ROUTES: Readonly<Record<string, readonly Route[]>> = {
  core: [
    ['/', 'read', 'Dashboard'],
    ['/institute', 'read'],
    ['/conference/room', 'read'],
    ['/profile', 'full', 'Auth'],
  ],
  settings: [
    ['/religion', 'read'],
    ['/version', 'read'],
    ['/shift', 'read'],
    ['/student/group', 'read'],
    ['/wing', 'read'],
    ['/section', 'read'],
    ['/academic/year', 'read'],
    ['/class/classes', 'read'],
  ],
  classes: [
    ['/class/class/add', 'create', 'Classes'],
    ['/class/class/update12', 'update', 'Classes'],
    ['/class/wing/section/add', 'create', 'Map Section'],
    ['/class/wing/section', 'read', 'Wings Vs. Section'],
  ],
  subjects: [
    ['/subject', 'read'],
    ['/add/subject', 'create'],
  ],
  routines: [
    ['/class/day', 'read'],
    ['/class/period', 'read'],
    ['/class/routine/add', 'create'],
    ['/class/routine', 'read'],
    ['/exam/routine', 'read'],
  ],
  tasks: [
    ['/task/book/list', 'read'],
    ['/syllabus', 'read'],
    ['/class/teacher', 'read'],
    ['/subject/teacher', 'read'],
  ],
  fees: [
    ['/student/fee/option', 'read'],
    ['/student/fee/type', 'read'],
    ['/assign/student/fee', 'read'],
  ],
  expenses: [
    ['/expense/type', 'read'],
    ['/sub/expense', 'read'],
    ['/expense', 'read'],
  ],
  website: [
    ...[
      '/public/subscriber',
      '/public/contact/us',
      '/public/contact/information',
      '/public/marquee',
      '/public/slider',
      '/public/home/page',
      '/public/principal/message',
      '/public/facilities',
      '/public/sub/menu',
      '/public/menu',
      '/public/social/link',
      '/public/school/information/about',
      '/public/school/information/for',
      '/public/school/quick/link',
      '/public/notice-board',
    ].map((address) => [address, 'read', 'Pubic Site'] as const),
  ],
  students: [
    ['/student/add', 'create', 'Student'],
    ['/students', 'read', 'Student'],
    ['/student/fourth/subject', 'read', 'Student'],
    ['/assign/student/fourth/subject', 'assign', 'Student'],
    ['/single/student/promotion', 'promotion', 'Student'],
    ['/class/student/promotion', 'promotion', 'Student'],
    ['/student/tc', 'tc', 'Student'],
    ['/student/parents', 'read', 'Parent'],
  ],
  payments: [
    ['/payment/type', 'read'],
    ['/take/student/payment', 'take', 'Payment'],
    ['/student/payment', 'read'],
  ],
  banks: [
    ['/bank', 'read'],
    ['/bank/account', 'read'],
  ],
  waivers: [
    ['/student/waiver/type', 'read'],
    ['/student/waiver', 'read'],
    ['/student/waiver/forAll', 'read'],
  ],
  employees: [
    '/department',
    '/employee/designation',
    '/employee/scale',
    '/employee/designation/scale',
    '/employee',
    '/employee/bonus/type',
    '/employee/bonus',
    '/employee/salary',
    '/employee/provident/fund',
    '/employee/loan',
  ].map((address) => [address, 'read'] as const),
  'employee tasks': [
    ['/employee/task/course/material', 'course material', 'Employee Task'],
    ['/employee/task/homework', 'home work', 'Employee Task'],
    ['/employee/task/mark/upload', 'mark upload', 'Employee Task'],
    ['/employee/task/attendance', 'attendance', 'Employee Task'],
    ['/employee/task/course/material/1/1/1/1/1/1/1/1', 'course material', 'Employee Task'],
    ['/employee/task/homework/1/1/1/1/1/1/1/1', 'home work', 'Employee Task'],
    ['/employee/task/mark/upload/1/1/1/1/1/1/1/1', 'mark upload', 'Employee Task'],
    ['/employee/task/take/attendance/1/1/1/1/1/1/1/1', 'attendance', 'Employee Task'],
    ['/employee/task/view/attendance/1/1/1/1/1/1/1/1', 'attendance', 'Employee Task'],
  ],
  'employee personal': [
    ['/employee/personal/salary', 'salary', 'Employee Personal'],
    ['/employee/personal/loan', 'loan', 'Employee Personal'],
    ['/employee/personal/fund', 'provident fund', 'Employee Personal'],
    ['/employee/personal/attendance', 'attendance', 'Employee Personal'],
    ['/employee/personal/leave/request', 'leave request', 'Employee Personal'],
  ],
  exams: [
    ['/grade/type', 'read'],
    ['/exam/type', 'read'],
    ['/mark/distribution/update', 'read'],
    ['/mark/distribution', 'create'],
  ],
  results: [
    ['/result/generate', 'generate', 'Result Processing'],
    ['/result/publish', 'publish', 'Result Processing'],
    ...[
      '/result/by/subject',
      '/all/result',
      '/single/result7',
      '/summary/of/total/result',
      '/summary/of/grade/point/result',
      '/summary/of/grade/point/total/result',
    ].map((address) => [address, 'read', 'Result Processing'] as const),
  ],
  'student personal': [
    'subject',
    'class/routine',
    'exam/routine',
    'home/works',
    'course/material',
    'attendance',
    'leave/request',
    'results',
    'payments',
    'payment/history',
  ].map((page) => [`/student/personal/${page}`, 'personal', 'Student'] as const),
  parent: [
    'children',
    'subjects',
    'homeworks',
    'course/materials',
    'child/attendances',
    'child/results',
    'child/payments',
    'child/payment/history',
  ].map((page) => [`/parent/${page}`, 'personal', 'Parent'] as const),
  permissions: [
    ['/role/and/permission', 'read', 'Permission'],
    ['/user/and/permission', 'read', 'Permission'],
  ],
  attendance: [
    ['/employee/global/attendances', 'read'],
    ['/employee/leave/request', 'read'],
    ['/student/global/attendances', 'read'],
  ],
  messages: [
    ['/sms/single', 'create'],
    ['/sms/group', 'create'],
    ['/sms/report', 'read'],
  ],
  admission: ['instruction', 'schedule', 'date/and/time', 'fees', 'payments', 'student/list'].map(
    (page) => [`/admission/${page}`, 'read', 'Admission'] as const,
  ),
};

/** Groups and screens that belong to later work, with the work. A screen that is there is taken off this list. */
export const MISSING_ROUTES: Readonly<Record<string, string>> = {
  '/single/student/promotion': 'promotion',
  '/class/student/promotion': 'promotion',
  '/student/tc': 'transfer certificates',
  '/take/student/payment': 'taking payments',
  ...Object.fromEntries(
    [
      '/employee/task/attendance',
      '/employee/task/take/attendance/1/1/1/1/1/1/1/1',
      '/employee/task/view/attendance/1/1/1/1/1/1/1/1',
    ].map((address) => [address, 'taking attendance']),
  ),
  '/sms/single': 'composing messages',
  '/sms/group': 'composing messages',
};

/** The same for whole groups. */
export const MISSING_GROUPS: Readonly<Record<string, string>> = {
  'employee personal': 'the portal of employees',
  'student personal': 'the portal of students',
  parent: 'the portal of parents',
};

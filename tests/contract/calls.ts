/** Every reading call that the product promises to others, below `/api`. */
export const READING_CALLS: Readonly<Record<string, readonly string[]>> = {
  lookups: [
    '/get/all/version', '/get/all/shift', '/get/all/student/group', '/get/all/wing', '/get/all/academic/year',
    '/get/active/academic/year', '/get/all/religion', '/get/active/religion', '/get/all/section', '/get/all/classes',
    '/get/all/subject', '/get/active/subject', '/get/all/class/day', '/get/active/class/day', '/get/all/class/period',
    '/get/active/class/period', '/get/all/genders', '/get/all/blood/groups', '/get/all/marital/status',
    '/get/all/attendance/status',
  ],
  'routines and exams': [
    '/class/routines', '/active/class/routines', '/exam/types', '/active/exam/types', '/exam/routines',
    '/active/exam/routines', '/book/lists', '/active/book/lists', '/syllabuses', '/approved/syllabus', '/grade/types',
    '/get/all/mark/distribution', '/get/all/result',
  ],
  fees: [
    '/student/fee/options', '/active/student/fee/options', '/student/fee/types', '/active/student/fee/types',
    '/assign/student/fees', '/get/student/payments', '/get/student/waiver/types', '/get/active/student/waiver/types',
    '/get/student/waivers', '/get/active/student/waivers', '/get/student/waiver/for/all',
    '/get/active/student/waiver/for/all',
  ],
  finance: [
    '/get/expense/types', '/active/expense/types', '/get/sub/expense/types', '/active/sub/expense/types',
    '/get/expenses', '/get/payment/types', '/get/banks', '/active/banks', '/get/bank/accounts', '/active/bank/accounts',
  ],
  people: [
    '/get/all/students', '/student/disciplinary/records', '/get/all/student_parents',
    '/get/all/student/assigned/fourth/subject', '/get/all/department', '/get/all/designation', '/get/all/scale',
    '/get/all/designation/scale', '/get/all/bonus/type', '/get/all/employee/bonus', '/get/employee/provident/funds',
    '/get/all/employee', '/employee/education/qualifications', '/employee/work/experiences', '/get/all/roles',
    '/menu/permissions', '/get/all/employee/loan', '/get/all/employee/salary', '/get/employee/salary',
    '/get/employee/loan', '/get/employee/funds',
  ],
  teaching: [
    '/class/teachers', '/subject/teachers', '/get/all/employee/assigned/subjects', '/employee/course/materials',
    '/employee/homeworks', '/employee/student/uploaded/marks',
  ],
  'attendance and leave': [
    '/employee/student/attendances', '/employee/personal/attendances', '/employee/personal/leave/request',
    '/get/all/employee/attendances', '/get/all/student/attendances', '/get/all/employee/leave/request',
    '/get/all/student/leave/request',
  ],
  notifications: ['/get/my/notification'],
  website: [
    '/get/all/subscribers', '/get/all/contact/us/information', '/get/contact/information', '/get/slider/information',
    '/get/home/page/information', '/public/menus', '/get/all/public/menu/with/child/count',
    '/get/all/public/sub/menus', '/get/only/public/sub/menus', '/get/menu/icon', '/get/all/page/design/types',
    '/get/all/marquee', '/get/all/facility', '/get/footer/information', '/get/social/links',
    '/get/institute/information', '/conference/room/information',
  ],
  admission: [
    '/admission/instruction/information', '/admission/schedule/information', '/admission/fees', '/admission/dates',
    '/admission/payments', '/admission/student/list',
  ],
};

/** Every other call, with its method; an id stands right behind the path where the promise has it so. */
export const WRITING_CALLS = [
  'POST /get/section/wings',
  'POST /menu/simple/data/store', 'POST /menu/simple/data/update{id}',
  'POST /menu/multiple/images/store', 'POST /menu/multiple/images/update{id}', 'DELETE /menu/multiple/image/remove{id}',
  'POST /menu/multiple/video/store', 'POST /menu/multiple/video/update{id}', 'DELETE /menu/multiple/video/remove{id}',
  'POST /menu/multiple/data/store', 'POST /menu/multiple/data/update{id}', 'DELETE /menu/multiple/data/remove{id}',
  'POST /menu/multiple/event/store', 'POST /menu/multiple/event/update{id}',
  'DELETE /menu/multiple/data/event/remove{id}',
  'PUT /menu/multiple/data/common/status/change{id}', 'PUT /menu/multiple/event/status/change{id}',
  'POST /login', 'POST /logout', 'POST /jwt/refresh-token',
] as const;

/** What is promised and not there yet, with the work that it belongs to. A call that answers is taken off this list. */
export const MISSING_CALLS: Readonly<Record<string, string>> = {
  '/get/all/result': 'results: generated and published by the exam office',
  '/menu/permissions': 'the permission matrix of a role',
};

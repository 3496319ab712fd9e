/** The password of every demo login. */
export const DEMO_PASSWORD = 'Demo@1234';

/** The demo logins, in the order of the roles; `key` names the role in the languages. */
export const DEMO_LOGINS = [
  { key: 'superAdmin', role: 'Super admin', name: 'Shaheda Begum', email: 'superadmin@demo.school' },
  { key: 'admin', role: 'Admin', name: 'Mizanur Rahman', email: 'admin@demo.school' },
  { key: 'accountant', role: 'Accountant', name: 'Anwar Hossain', email: 'accountant@demo.school' },
  { key: 'office', role: 'Office', name: 'Nilufar Yasmin', email: 'office@demo.school' },
  { key: 'teacher', role: 'Teacher', name: 'Rafiqul Islam', email: 'teacher@demo.school' },
  { key: 'student', role: 'Student', name: 'Tanvir Ahmed', email: 'student@demo.school' },
  { key: 'parent', role: 'Parent', name: 'Kamal Ahmed', email: 'parent@demo.school' },
] as const;

import { classTeacher } from '../../../../../schemas/academics/classTeacher.ts';
import { forgetSessions } from '../../../services/auth/sessions.ts';
import { defineRules } from '../../../services/rules.ts';

// Who teaches what is kept with the login.
export const classTeacherRules = defineRules(classTeacher, { afterCommit: forgetSessions });

import { subjectTeacher } from '../../../../../schemas/academics/subjectTeacher.ts';
import { forgetSessions } from '../../../services/auth/sessions.ts';
import { defineRules } from '../../../services/rules.ts';

// Who teaches what is kept with the login.
export const subjectTeacherRules = defineRules(subjectTeacher, { afterCommit: forgetSessions });

import { bookExpense } from '../finance/bookExpense.ts';
import { keepUnder } from '../finance/keepUnder.ts';
import { guardUser, guardUserRemoval } from '../access/guardUser.ts';
import { guardRole, guardRoleRemoval } from '../access/guardRole.ts';
import { checkInstitute } from '../settings/checkInstitute.ts';
import { forgetSessions } from '../auth/sessions.ts';
import { checkLeave, onlyOwnEmployeeLeave, onlyOwnStudentLeave } from '../attendance/checkLeave.ts';
import { checkSchoolDay } from '../attendance/checkSchoolDay.ts';
import { markEmployeeLeave, markStudentLeave } from '../attendance/markLeave.ts';
import { checkFundEntry, keepBookedFundEntry } from '../employees/checkFundEntry.ts';
import { checkLoan, settleLoan } from '../employees/checkLoan.ts';
import { checkSalary } from '../employees/checkSalary.ts';
import { checkScale } from '../employees/checkScale.ts';
import { guardRoleOfLogin, guardLogin } from '../access/guardLogin.ts';
import { paySalary } from '../employees/paySalary.ts';
import { markRead } from '../messages/markRead.ts';
import { checkClassRoutine } from '../academics/checkClassRoutine.ts';
import { checkSubject } from '../academics/checkSubject.ts';
import { checkExamRoutine } from '../exams/checkExamRoutine.ts';
import { guardMarkDistribution, guardMarkDistributionRemoval } from '../exams/guardMarkDistribution.ts';
import { fillDueMonths } from '../fees/fillDueMonths.ts';
import { checkFourthSubject } from '../students/checkFourthSubject.ts';
import { dropEnrolment, enrolAll, keepEnrolment } from '../students/keepEnrolment.ts';
import { guardTask, guardTaskRemoval } from '../teaching/guardTask.ts';
import { admitApplicant } from '../admission/admitApplicant.ts';
import { keepReceived } from '../admission/keepReceived.ts';
import { payApplication, reopenApplication } from '../admission/payApplication.ts';
import { checkPageDesign } from '../website/checkPageDesign.ts';
import { guardSlug } from '../website/guardSlug.ts';
import { PAGE_CONTENTS, withPageContents } from '../website/pageContents.ts';
import type { Hooks } from './hookTypes.ts';

const HOOKS: Readonly<Record<string, Hooks>> = {
  admissionPayment: { beforeWrite: keepReceived, looksAtNoOther: true, afterWrite: payApplication, afterAction: { void: reopenApplication } },
  applicant: { afterAction: { admit: admitApplicant } },
  assignedFee: { afterWrite: fillDueMonths },
  bankAccount: { beforeWrite: keepUnder('bank_id'), looksAtNoOther: true },
  classRoutine: { beforeWrite: checkClassRoutine },
  courseMaterial: { beforeWrite: guardTask, looksAtNoOther: true, beforeRemove: guardTaskRemoval },
  employee: { beforeWrite: guardLogin, looksAtNoOther: true },
  employeeAttendance: { beforeWrite: checkSchoolDay, looksAtNoOther: true },
  employeeLeaveRequest: {
    beforeWrite: checkLeave,
    looksAtNoOther: true,
    afterAction: { approve: markEmployeeLeave, withdraw: onlyOwnEmployeeLeave },
  },
  employeeLoan: { beforeWrite: checkLoan, looksAtNoOther: true, afterAction: { repay: settleLoan } },
  employeeSalary: { beforeWrite: checkSalary, afterAction: { pay: paySalary } },
  examRoutine: { beforeWrite: checkExamRoutine },
  expense: { afterAction: { approve: bookExpense } },
  fourthSubject: { beforeWrite: checkFourthSubject, looksAtNoOther: true },
  homework: { beforeWrite: guardTask, looksAtNoOther: true, beforeRemove: guardTaskRemoval },
  institute: { beforeWrite: checkInstitute },
  markDistribution: { beforeWrite: guardMarkDistribution, looksAtNoOther: true, beforeRemove: guardMarkDistributionRemoval },
  notification: { afterAction: { open: markRead } },
  providentFund: { beforeWrite: checkFundEntry, looksAtNoOther: true, beforeRemove: keepBookedFundEntry },
  publicMultipleData: { beforeWrite: checkPageDesign, looksAtNoOther: true },
  publicSimpleData: { beforeWrite: checkPageDesign, looksAtNoOther: true },
  publicSubMenu: { beforeWrite: guardSlug, looksAtNoOther: true, afterRead: withPageContents, added: PAGE_CONTENTS },
  role: { beforeWrite: guardRole, beforeRemove: guardRoleRemoval, afterCommit: forgetSessions },
  scale: { beforeWrite: checkScale, looksAtNoOther: true },
  student: { beforeWrite: guardLogin, looksAtNoOther: true, afterWrite: keepEnrolment, afterMaking: enrolAll, beforeRemove: dropEnrolment },
  studentLeaveRequest: {
    beforeWrite: checkLeave,
    looksAtNoOther: true,
    afterAction: { approve: markStudentLeave, withdraw: onlyOwnStudentLeave },
  },
  studentParent: { beforeWrite: guardLogin, looksAtNoOther: true },
  subExpenseType: { beforeWrite: keepUnder('expense_type_id'), looksAtNoOther: true },
  subject: { beforeWrite: checkSubject },
  user: { beforeWrite: async (writing) => (await guardUser(writing)) ?? guardRoleOfLogin(writing), beforeRemove: guardUserRemoval, afterCommit: forgetSessions },
};

/** What the named resource needs beyond its declaration. */
export function hooksOf(resource: string): Hooks {
  return HOOKS[resource] ?? {};
}

import type { RowCondition } from '../../db/listSql.ts';
import type { DefinedRules } from '../../services/rules.ts';
import {
  approvedSyllabus,
  childOfParent,
  familyFacts,
  parentOfApproved,
  parentOfCohort,
  parentOfPublished,
  parentOfStudent,
  studentOfApproved,
  studentOfCohort,
  studentOfPublished,
  studentThemself,
} from './academics/families.ts';
import { ASSIGNMENTS, assignmentsSql } from './academics/assignments.ts';
import { teacherOfRegister } from './academics/registers.ts';
import { studentOfTeacher, teacherOfLesson, teacherOfStudent } from './academics/teachers.ts';
import { classPeriodRules } from './academics/classPeriod.ts';
import { classRoutineRules } from './academics/classRoutine.ts';
import { classTeacherRules } from './academics/classTeacher.ts';
import { subjectRules } from './academics/subject.ts';
import { subjectTeacherRules } from './academics/subjectTeacher.ts';
import { admissionPaymentRules } from './admission/admissionPayment.ts';
import { applicantRules } from './admission/applicant.ts';
import { employeeAttendanceRules } from './attendance/employeeAttendance.ts';
import { employeeLeaveRequestRules } from './attendance/employeeLeaveRequest.ts';
import { studentLeaveRequestRules } from './attendance/studentLeaveRequest.ts';
import { employeeLoanRules } from './employees/employeeLoan.ts';
import { employeeSalaryRules } from './employees/employeeSalary.ts';
import { providentFundRules } from './employees/providentFund.ts';
import { examRoutineRules } from './exams/examRoutine.ts';
import { markDistributionRules } from './exams/markDistribution.ts';
import { resultRules } from './exams/result.ts';
import { resultPublicationRules } from './exams/resultPublication.ts';
import { assignedFeeRules } from './fees/assignedFee.ts';
import { ofExpense, ofNoCause } from './finance/bookRows.ts';
import { expenseRules } from './finance/expense.ts';
import { notificationRules } from './messages/notification.ts';
import { attendanceStatusRules } from './settings/attendanceStatus.ts';
import { fourthSubjectRules } from './students/fourthSubject.ts';
import { studentRules } from './students/student.ts';
import { courseMaterialRules } from './teaching/courseMaterial.ts';
import { homeworkRules } from './teaching/homework.ts';
import { publicMenuRules } from './website/publicMenu.ts';
import { publicMultipleDataRules } from './website/publicMultipleData.ts';
import { publicSimpleDataRules } from './website/publicSimpleData.ts';
import { publicSubMenuRules } from './website/publicSubMenu.ts';

/** What the school's entities do beyond their declarations. */
export const rules: readonly DefinedRules[] = [
  classPeriodRules,
  classRoutineRules,
  subjectRules,
  classTeacherRules,
  subjectTeacherRules,
  admissionPaymentRules,
  applicantRules,
  employeeAttendanceRules,
  employeeLeaveRequestRules,
  studentLeaveRequestRules,
  employeeLoanRules,
  employeeSalaryRules,
  providentFundRules,
  examRoutineRules,
  markDistributionRules,
  resultRules,
  resultPublicationRules,
  assignedFeeRules,
  expenseRules,
  notificationRules,
  attendanceStatusRules,
  studentRules,
  fourthSubjectRules,
  courseMaterialRules,
  homeworkRules,
  publicMenuRules,
  publicMultipleDataRules,
  publicSimpleDataRules,
  publicSubMenuRules,
];

/** Who sees which rows. */
export const rowRules: Readonly<Record<string, RowCondition>> = {
  studentOfTeacher,
  teacherOfLesson,
  teacherOfRegister,
  teacherOfStudent,
  studentThemself,
  parentOfStudent,
  childOfParent,
  studentOfPublished,
  parentOfPublished,
  studentOfApproved,
  parentOfApproved,
  studentOfCohort,
  parentOfCohort,
  approvedSyllabus,
  ofNoCause,
  ofExpense,
};

/** What row rules know of whoever asks. */
export const personFacts = { [ASSIGNMENTS]: assignmentsSql, ...familyFacts };

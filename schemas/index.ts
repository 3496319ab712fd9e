import { defineRegistry } from '../src/core/index.ts';
import { academicYear } from './academics/academicYear.ts';
import { book } from './academics/book.ts';
import { schoolClass } from './academics/class.ts';
import { classDay } from './academics/classDay.ts';
import { classPeriod } from './academics/classPeriod.ts';
import { classRoutine } from './academics/classRoutine.ts';
import { classTeacher } from './academics/classTeacher.ts';
import { holiday } from './academics/holiday.ts';
import { section } from './academics/section.ts';
import { shift } from './academics/shift.ts';
import { studentGroup } from './academics/studentGroup.ts';
import { subject } from './academics/subject.ts';
import { subjectTeacher } from './academics/subjectTeacher.ts';
import { syllabus } from './academics/syllabus.ts';
import { version } from './academics/version.ts';
import { wing } from './academics/wing.ts';
import { wingSection } from './academics/wingSection.ts';
import { role } from './access/role.ts';
import { user } from './access/user.ts';
import { admissionDate } from './admission/admissionDate.ts';
import { admissionFee } from './admission/admissionFee.ts';
import { admissionInstruction } from './admission/admissionInstruction.ts';
import { admissionPayment } from './admission/admissionPayment.ts';
import { admissionSchedule } from './admission/admissionSchedule.ts';
import { applicant } from './admission/applicant.ts';
import { AREAS } from './areas.ts';
import { employeeAttendance } from './attendance/employeeAttendance.ts';
import { employeeLeaveRequest } from './attendance/employeeLeaveRequest.ts';
import { studentAttendance } from './attendance/studentAttendance.ts';
import { studentLeaveRequest } from './attendance/studentLeaveRequest.ts';
import { bonusType } from './employees/bonusType.ts';
import { department } from './employees/department.ts';
import { designation } from './employees/designation.ts';
import { designationScale } from './employees/designationScale.ts';
import { employee } from './employees/employee.ts';
import { employeeBonus } from './employees/employeeBonus.ts';
import { employeeLoan } from './employees/employeeLoan.ts';
import { employeeSalary } from './employees/employeeSalary.ts';
import { providentFund } from './employees/providentFund.ts';
import { scale } from './employees/scale.ts';
import { examRoutine } from './exams/examRoutine.ts';
import { examType } from './exams/examType.ts';
import { gradeType } from './exams/gradeType.ts';
import { markDistribution } from './exams/markDistribution.ts';
import { assignedFee } from './fees/assignedFee.ts';
import { feeOption } from './fees/feeOption.ts';
import { feeType } from './fees/feeType.ts';
import { paymentType } from './fees/paymentType.ts';
import { studentPayment } from './fees/studentPayment.ts';
import { waiver } from './fees/waiver.ts';
import { waiverForAll } from './fees/waiverForAll.ts';
import { waiverType } from './fees/waiverType.ts';
import { bank } from './finance/bank.ts';
import { bankAccount } from './finance/bankAccount.ts';
import { bankTransaction } from './finance/bankTransaction.ts';
import { expense } from './finance/expense.ts';
import { expenseType } from './finance/expenseType.ts';
import { subExpenseType } from './finance/subExpenseType.ts';
import { result } from './exams/result.ts';
import { resultPublication } from './exams/resultPublication.ts';
import { resultRun } from './exams/resultRun.ts';
import { notification } from './messages/notification.ts';
import { smsMessage } from './messages/smsMessage.ts';
import { SCHOOL_YEAR_DAYS } from './schoolYear.ts';
import { attendanceStatus } from './settings/attendanceStatus.ts';
import { bloodGroup } from './settings/bloodGroup.ts';
import { conferenceBooking } from './settings/conferenceBooking.ts';
import { conferenceRoom } from './settings/conferenceRoom.ts';
import { gender } from './settings/gender.ts';
import { institute } from './settings/institute.ts';
import { maritalStatus } from './settings/maritalStatus.ts';
import { religion } from './settings/religion.ts';
import { disciplinaryRecord } from './students/disciplinaryRecord.ts';
import { enrolment } from './students/enrolment.ts';
import { fourthSubject } from './students/fourthSubject.ts';
import { student } from './students/student.ts';
import { studentParent } from './students/studentParent.ts';
import { courseMaterial } from './teaching/courseMaterial.ts';
import { homework } from './teaching/homework.ts';
import { markSheet } from './teaching/markSheet.ts';
import { uploadedMark } from './teaching/uploadedMark.ts';
import { contactInformation } from './website/contactInformation.ts';
import { contactMessage } from './website/contactMessage.ts';
import { facility } from './website/facility.ts';
import { footer } from './website/footer.ts';
import { homePage } from './website/homePage.ts';
import { informationFor } from './website/informationFor.ts';
import { marquee } from './website/marquee.ts';
import { menuIcon } from './website/menuIcon.ts';
import { pageDesignType } from './website/pageDesignType.ts';
import { principalMessage } from './website/principalMessage.ts';
import { publicMenu } from './website/publicMenu.ts';
import { publicMultipleData } from './website/publicMultipleData.ts';
import { publicSimpleData } from './website/publicSimpleData.ts';
import { publicSubMenu } from './website/publicSubMenu.ts';
import { quickLink } from './website/quickLink.ts';
import { slider } from './website/slider.ts';
import { socialLink } from './website/socialLink.ts';
import { subscriber } from './website/subscriber.ts';

/** The entities as they are declared. Who reads a declaration takes it from the registry, which has completed it. */
export const entities = [
  academicYear,
  schoolClass,
  section,
  wingSection,
  wing,
  shift,
  version,
  studentGroup,
  subject,
  classPeriod,
  classDay,
  classRoutine,
  classTeacher,
  subjectTeacher,
  book,
  syllabus,
  holiday,
  student,
  studentParent,
  enrolment,
  fourthSubject,
  disciplinaryRecord,
  studentPayment,
  assignedFee,
  feeType,
  feeOption,
  waiver,
  waiverForAll,
  waiverType,
  paymentType,
  expense,
  expenseType,
  subExpenseType,
  bank,
  bankAccount,
  bankTransaction,
  employee,
  department,
  designation,
  scale,
  designationScale,
  employeeSalary,
  employeeBonus,
  bonusType,
  providentFund,
  employeeLoan,
  studentAttendance,
  employeeAttendance,
  studentLeaveRequest,
  employeeLeaveRequest,
  notification,
  smsMessage,
  courseMaterial,
  homework,
  uploadedMark,
  markSheet,
  examType,
  examRoutine,
  markDistribution,
  gradeType,
  result,
  resultRun,
  resultPublication,
  homePage,
  slider,
  marquee,
  principalMessage,
  facility,
  publicMenu,
  publicSubMenu,
  publicSimpleData,
  publicMultipleData,
  footer,
  informationFor,
  quickLink,
  socialLink,
  contactInformation,
  contactMessage,
  subscriber,
  menuIcon,
  pageDesignType,
  applicant,
  admissionPayment,
  admissionInstruction,
  admissionSchedule,
  admissionDate,
  admissionFee,
  institute,
  conferenceRoom,
  conferenceBooking,
  religion,
  gender,
  bloodGroup,
  maritalStatus,
  attendanceStatus,
  role,
  user,
] as const;

/** Any of the school's entities, for types that know all of them. */
export type Entity = (typeof entities)[number];

/** Every entity of the school. */
export const registry = defineRegistry({ areas: AREAS, resources: entities, dayWords: SCHOOL_YEAR_DAYS });

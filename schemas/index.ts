import { defineRegistry } from '../src/core/index.ts';
import { academicYear } from './academics/academicYear.ts';
import { schoolClass } from './academics/class.ts';
import { section } from './academics/section.ts';
import { shift } from './academics/shift.ts';
import { studentGroup } from './academics/studentGroup.ts';
import { version } from './academics/version.ts';
import { wing } from './academics/wing.ts';
import { wingSection } from './academics/wingSection.ts';
import { role } from './access/role.ts';
import { user } from './access/user.ts';
import { bank } from './finance/bank.ts';
import { bankAccount } from './finance/bankAccount.ts';
import { bankTransaction } from './finance/bankTransaction.ts';
import { expense } from './finance/expense.ts';
import { expenseType } from './finance/expenseType.ts';
import { subExpenseType } from './finance/subExpenseType.ts';
import { institute } from './settings/institute.ts';
import { religion } from './settings/religion.ts';
import { student } from './students/student.ts';
import { studentParent } from './students/studentParent.ts';

/** Every entity of the school; the order within an area is the order of its menu. */
export const registry = defineRegistry([
  academicYear,
  schoolClass,
  section,
  wingSection,
  wing,
  shift,
  version,
  studentGroup,
  student,
  studentParent,
  expense,
  expenseType,
  subExpenseType,
  bank,
  bankAccount,
  bankTransaction,
  institute,
  religion,
  role,
  user,
]);

import type { ResourceLabels } from '../../labels.ts';

export const employees = {
  department: {
    name: 'Department |||| Departments',
    empty:
      'Departments gather the staff, such as “Science” or “Administration”. Add the first one before you enter employees.',
  },
  designation: {
    name: 'Designation |||| Designations',
    empty:
      'A designation is the post somebody holds, such as “Assistant Teacher”. Add the posts of your school, the highest first.',
    fields: {
      rank: 'Rank',
      rank_help: 'The head of the school has 1. Lists of posts follow this order.',
      is_teaching: 'Teaching post',
      is_teaching_help: 'Whoever holds this post gives lessons.',
    },
  },
  scale: {
    name: 'Scale |||| Scales',
    empty:
      'A scale is a grade of pay, from its lowest to its highest basic salary. Add the first one, then say what each post is paid in it.',
    fields: {
      lowest_basic: 'Lowest basic salary',
      highest_basic: 'Highest basic salary',
      yearly_increment: 'Yearly increment',
      yearly_increment_help: 'In percent of the basic salary.',
    },
  },
  designationScale: {
    name: 'Designation Scale |||| Designation Scales',
    empty:
      'This says what a post is paid in a scale: the basic salary and the allowances. Add designations and scales first, then the first pair.',
    fields: {
      designation_id: 'Designation',
      scale_id: 'Scale',
      basic_salary: 'Basic salary',
      allowances: 'Allowances',
      allowances_help:
        'Each is a percentage of the basic salary or a sum, such as 40 % for house rent or 1,500 for medical care.',
      'allowances.name': 'Allowance',
      'allowances.percentage': 'Percent of basic',
      'allowances.amount': 'Sum',
    },
    sections: { post: 'Post and basic salary', allowances: 'Allowances' },
  },
  employee: {
    name: 'Employee |||| Employees',
    empty:
      'Teachers and all other staff stand here, with post, pay and qualifications. Set up designations and departments first, then add the first employee.',
    fields: {
      employee_id: 'Employee ID',
      employee_id_help: 'The number that the school gives the employee.',
      date_of_birth: 'Date of birth',
      marital_status_id: 'Marital status',
      father_name: 'Father’s name',
      mother_name: 'Mother’s name',
      spouse_name: 'Spouse’s name',
      present_address: 'Present address',
      permanent_address: 'Permanent address',
      emergency_name: 'Whom to call in an emergency',
      emergency_phone: 'Emergency phone',
      department_id: 'Department',
      designation_id: 'Designation',
      employment: 'Employment',
      joined_on: 'Joined on',
      left_on: 'Left on',
      left_on_help: 'The last working day. Leave it empty for whoever works here.',
      designation_scale_id: 'Designation scale',
      designation_scale_id_help: 'Says the basic salary and the allowances. Choose the designation first.',
      fund_percentage: 'Own part of the provident fund',
      fund_percentage_help: 'In percent of the basic salary; it is taken off the salary.',
      employer_fund_percentage: 'School’s part of the provident fund',
      employer_fund_percentage_help: 'In percent of the basic salary; the school pays it in besides the salary.',
      fund_balance: 'Provident fund balance',
      pay_bank: 'Bank for the salary',
      pay_account_no: 'Account number for the salary',
      qualifications: 'Educational qualifications',
      'qualifications.degree': 'Degree or certificate',
      'qualifications.subject': 'Subject or group',
      'qualifications.institution': 'Institution',
      'qualifications.board': 'Board or university',
      'qualifications.passed_in': 'Year of passing',
      'qualifications.result': 'Result',
      experiences: 'Work experience',
      'experiences.organization': 'Employer',
      'experiences.post': 'Position',
      'experiences.from': 'From',
      'experiences.to': 'Until',
      'experiences.duties': 'Duties',
      user_id_help:
        'The login of this person. The employee ID signs in, or an ID or email address that you enter. Student and parent accounts cannot be chosen.',
    },
    options: {
      employment: {
        permanent: 'Permanent',
        probation: 'On probation',
        contract: 'On contract',
        part_time: 'Part-time',
      },
    },
    sections: {
      personal: 'Personal details',
      family: 'Family',
      contact: 'Contact',
      post: 'Post',
      pay: 'Pay',
      qualifications: 'Qualifications',
      experiences: 'Experience',
      login: 'Login',
    },
  },
  bonusType: {
    name: 'Bonus Type |||| Bonus Types',
    empty:
      'Bonus types name the occasions for a bonus, such as a festival, and how much it is. Add the first one, then give bonuses to employees.',
    options: { kind: { percentage: 'Percentage of the basic salary', sum: 'Fixed sum' } },
  },
  employeeBonus: {
    name: 'Employee Bonus |||| Employee Bonuses',
    empty:
      'Bonuses of single employees stand here, each with the month whose salary it is paid with. Add a bonus type first, then the first bonus.',
    fields: { bonus_type_id: 'Bonus type', year: 'Year' },
  },
  employeeSalary: {
    name: 'Salary |||| Salaries',
    empty:
      'Every salary stands here by employee and month: entered, then approved by somebody else, then paid. Add the first one as a draft.',
    fields: {
      year: 'Year',
      basic_salary: 'Basic salary',
      allowances: 'Allowances',
      bonus: 'Bonus',
      provident_fund: 'Provident fund, own part',
      employer_fund: 'Provident fund, school’s part',
      employer_fund_help: 'The school pays this in besides the salary. It does not change the net salary.',
      employee_loan_id: 'Loan',
      loan_instalment: 'Loan instalment',
      absent_days: 'Days of unpaid absence',
      absence: 'Deduction for absence',
      absence_help: 'Usually a thirtieth of the basic salary for each day.',
      net: 'Net salary',
      paid_on: 'Paid on',
    },
    options: { status: { draft: 'Draft', approved: 'Approved', paid: 'Paid' } },
    sections: {
      whom: 'Employee and month',
      earnings: 'Earnings',
      deductions: 'Deductions',
      payout: 'Paid out',
      note: 'Note',
    },
    actions: {
      approve_confirm: 'Approve this salary? It can no longer be changed then.',
      pay: 'Pay',
      pay_confirm:
        'Pay this salary? The net salary is withdrawn from the account, and provident fund and loan are booked. This is final.',
    },
  },
  providentFund: {
    name: 'Provident Fund Entry |||| Provident Fund',
    empty:
      'This is the book of the provident fund. Paid salaries add to it by themselves; enter opening balances, interest and withdrawals by hand.',
    fields: {
      booked_on: 'Booked on',
      amount_help: 'What is paid in is positive, a withdrawal is negative.',
      employee_salary_id: 'Salary',
    },
    options: {
      kind: { employee: 'Employee’s part', employer: 'School’s part', interest: 'Interest', withdrawal: 'Withdrawal' },
    },
  },
  employeeLoan: {
    name: 'Employee Loan |||| Employee Loans',
    empty:
      'Loans to employees stand here, from the request to the last instalment. Add the first request; somebody else then decides on it.',
    fields: {
      purpose: 'Purpose',
      instalment: 'Monthly instalment',
      instalment_help: 'Is taken off each salary until the loan is repaid.',
      requested_on: 'Requested on',
      starts_on: 'First instalment',
      starts_on_help: 'Instalments begin with the salary of this month.',
      repaid: 'Repaid',
      outstanding: 'Still owed',
    },
    options: { status: { requested: 'Requested', approved: 'Running', repaid: 'Repaid', rejected: 'Rejected' } },
    sections: { request: 'Request', repayment: 'Repayment' },
    actions: {
      approve: 'Approve',
      approve_confirm: 'Approve this loan? Its instalments can then be taken off the salary.',
      repay: 'Mark as repaid',
      repay_confirm: 'Has the rest of this loan been repaid? Nothing is owed any more then. This is final.',
      reject: 'Reject',
      reject_confirm: 'Reject this loan? This is final.',
    },
  },
} satisfies Record<string, ResourceLabels>;

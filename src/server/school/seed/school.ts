import type { DemoSchool } from './demoSchool.ts';

/** The group of students that a lesson, a fee or an attendance belongs to. The names are those of the schemas. */
export interface Cohort {
  readonly academic_year_id: number;
  readonly class_id: number;
  readonly version_id: number;
  readonly shift_id: number;
  readonly wing_id: number;
  readonly student_group_id: number | null;
  readonly section_id: number;
}

/** A section of the current year, with its positions in the lists of the lookups. */
export interface SchoolSection {
  readonly cohort: Cohort;
  /** The class counted from 1. */
  readonly order: number;
  /** The wing and the shift that goes with it, counted from 0. */
  readonly wing: number;
  /** The section and the version that goes with it, counted from 0. */
  readonly section: number;
  /** The group, counted from 0; null below class Nine. */
  readonly group: number | null;
  readonly room: string;
}

export interface SchoolStudent {
  readonly id: number;
  readonly student_id: string;
  readonly name: string;
  readonly cohort: Cohort;
  /** The class counted from 1. */
  readonly order: number;
  readonly roll_no: number;
  readonly parent_id: number;
  readonly admitted_on: string;
  /** Whether the student is still at the school. */
  readonly isActive: boolean;
}

export interface SchoolParent {
  readonly id: number;
  readonly name: string;
  readonly phone: string;
}

export interface SchoolEmployee {
  readonly id: number;
  readonly employee_id: string;
  readonly name: string;
  readonly phone: string;
  readonly designation: string;
  readonly designation_scale_id: number;
  /** Taka, with two decimals. */
  readonly basic_salary: string;
  readonly fund_percentage: number | null;
  readonly employer_fund_percentage: number | null;
  readonly isTeaching: boolean;
  readonly joined_on: string;
  readonly user_id: number | null;
}

/** An exam of the current year: past, with all marks and published results, or under way, with those marks that are entered so far. */
export interface SchoolExam {
  readonly id: number;
  readonly name: string;
  readonly startsOn: string;
  readonly isPast: boolean;
}

/** The ids of the demo logins, by role. */
export interface SchoolUsers {
  readonly superadmin: number;
  readonly admin: number;
  readonly accountant: number;
  readonly office: number;
  readonly teacher: number;
  readonly student: number;
  readonly parent: number;
}

/** The demo school's people and sections, for the records that are seeded after them. */
export interface School extends DemoSchool {
  readonly today: string;
  readonly genders: readonly number[];
  /** The academic year that is current. */
  readonly yearId: number;
  /** Every section of the current year that has students. */
  readonly cohorts: readonly SchoolSection[];
  /** The students of the current year. */
  readonly students: readonly SchoolStudent[];
  /** The student of the demo login. The demo login of a parent belongs to this student's parent. */
  readonly demoStudent: SchoolStudent;
  readonly parents: readonly SchoolParent[];
  /** All employees, including those with demo logins. */
  readonly employees: readonly SchoolEmployee[];
  /** The subject of every code. */
  readonly subjects: ReadonlyMap<string, number>;
  /** The exams of the current year, by their order. */
  readonly exams: readonly SchoolExam[];
  readonly users: SchoolUsers;
}

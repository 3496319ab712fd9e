import type { TaskPlace } from './teaching/taskPath.ts';

/** Which records a figure counted: the list that it leads to, and the filter that shows just those there. */
export interface CountedRecords {
  readonly resource: string;
  readonly filter: Readonly<Record<string, unknown>>;
}

export interface Count extends CountedRecords {
  readonly count: number;
}

/** Records that are in the first state of their life cycle. */
export interface PendingCount extends Count {
  /** The state's field and name. */
  readonly field: string;
  readonly state: string;
}

/** Records that wait for the caller's decision. */
export interface WaitingCount extends PendingCount {
  /** Since when the oldest has waited: an instant in UTC. Undefined where nothing waits. */
  readonly since?: string;
  /** What they come to, where it is money that is decided on and the caller may see it. */
  readonly sum?: string;
}

/** A section whose roll has not been called today. */
export interface OpenRegister extends CountedRecords {
  /** Class and section, and what else they are told apart by. */
  readonly name: string;
  readonly students: number;
}

/** The roll calls of today that the caller looks after, or reads all of. */
export interface Registers {
  /** Of how many sections the roll is called. */
  readonly sections: number;
  readonly open: readonly OpenRegister[];
}

/** Homework that is handed in on one of the next days. */
export interface DueHomework extends CountedRecords {
  readonly id: number;
  readonly name: string;
  readonly subject: string;
  /** Class and section. */
  readonly note: string;
  /** `YYYY-MM-DD` */
  readonly due: string;
}

/** A part of a whole, such as the students of a class. */
export interface Share extends Count {
  readonly name: string;
}

/** How many were marked how; late ones are there, and whoever is on leave counts neither way. */
export interface Presence {
  readonly present: number;
  readonly late: number;
  readonly absent: number;
  readonly leave: number;
}

export interface PresenceDay extends Presence, CountedRecords {
  /** `YYYY-MM-DD` */
  readonly day: string;
}

export interface Attendance {
  /** Undefined while nobody has been marked today. */
  readonly today?: PresenceDay;
  /** Today's rows by how they are marked; a state that no attendance status stands for is missing. */
  readonly todayAs?: Readonly<Partial<Record<keyof Presence, CountedRecords>>>;
  /** How many there are to be marked. */
  readonly expected: number;
  /** The last days on which somebody was marked, in order. */
  readonly days: readonly PresenceDay[];
}

/** What is to be paid for a month, without fines. Amounts have two decimals. */
export interface FeeMonth {
  /** `YYYY-MM` */
  readonly month: string;
  readonly received: string;
  readonly due: string;
}

export interface Fees {
  readonly months: readonly FeeMonth[];
  /** What has come in since the first of this month, fines included. */
  readonly received: string;
  readonly receivedFrom: CountedRecords;
  /** What is open for this month and those before it, without fines. */
  readonly due: string;
  /** What is charged in the year that this is counted for. */
  readonly dueFrom: CountedRecords;
}

export interface ExpenseShare extends CountedRecords {
  readonly name: string;
  readonly amount: string;
}

/** What was approved since the first of the year, by type. */
export interface Expenses extends CountedRecords {
  readonly total: string;
  readonly types: readonly ExpenseShare[];
}

/** Something that is about to happen. */
export interface UpcomingItem {
  readonly kind: 'exam' | 'event' | 'booking' | 'admission' | 'holiday';
  readonly day: string;
  /** The last day of what lasts longer. */
  readonly until?: string;
  /** `HH:MM` */
  readonly starts: string | null;
  readonly title: string;
  readonly note: string;
  /** The list that has it. */
  readonly from: CountedRecords;
}

export interface Notice {
  readonly id: number;
  /** An instant in UTC. */
  readonly at: string;
  readonly title: string;
  readonly text: string;
  readonly isRead: boolean;
  /** The screen that it leads to; null where it leads nowhere. */
  readonly link: string | null;
}

export interface Notices extends CountedRecords {
  readonly unread: number;
  readonly latest: readonly Notice[];
}

/** A lesson of a day. */
export interface Lesson {
  readonly id: number;
  readonly starts: string;
  readonly ends: string;
  readonly subject: string;
  /** Who is taught, or by whom. */
  readonly note: string;
  readonly room: string;
  /** Which cohort is taught in which subject, by the fields' names; for whoever teaches. */
  readonly place?: Readonly<Record<string, number | null>>;
}

/** What concerns one person who leads to the caller: themselves, or a child. */
export interface OwnFigures {
  readonly kind: 'student' | 'employee';
  readonly id: number;
  readonly name: string;
  /** Class and section, or what somebody is employed as. */
  readonly note: string;
  /** Today's, in order. */
  readonly lessons: readonly Lesson[];
  /** Those of the next day after today on which there are any, within 60 days. */
  readonly next?: { readonly day: string; readonly lessons: readonly Lesson[] };
  /** Of the current academic year. */
  readonly presence?: Presence;
  readonly fees?: { readonly due: string };
  readonly result?: OwnResult;
}

/** What a student has reached in the newest published exam. */
export interface OwnResult {
  readonly id: number;
  readonly year: string;
  /** Null for the final of a year. */
  readonly exam: string | null;
  readonly gpa: string;
  readonly letter: string;
}

/** How a class has done in an exam. */
export interface ClassResult {
  readonly id: number;
  readonly name: string;
  readonly students: number;
  readonly passed: number;
  /** Of everybody, with two decimals. */
  readonly average_gpa: string;
}

/** The newest published exam, or the final of a year, which has no exam. */
export interface ResultFigures {
  readonly academic_year_id: number;
  readonly year: string;
  readonly exam_type_id: number | null;
  readonly exam: string | null;
  /** Whether only the caller's own students are counted. */
  readonly is_own: boolean;
  readonly classes: readonly ClassResult[];
}

/** Marks of a section in a subject that are to be handed in. */
export interface OwedSheet {
  readonly subject: string;
  /** Whose marks they are. */
  readonly note: string;
  readonly students: number;
  readonly complete: number;
  readonly place: TaskPlace;
}

/** An exam whose marks are entered now. */
export interface OwedExam {
  readonly id: number;
  readonly name: string;
  /** An instant in UTC; null where the exam has no end. */
  readonly closes_at: string | null;
  readonly sheets: readonly OwedSheet[];
}

/** The parts of the start page. */
export interface Tiles {
  readonly own: readonly OwnFigures[];
  readonly waiting: readonly WaitingCount[];
  readonly pending: readonly PendingCount[];
  readonly registers: Registers;
  readonly homework: readonly DueHomework[];
  readonly counts: readonly Count[];
  readonly studentsByClass: readonly Share[];
  readonly attendance: Attendance;
  readonly fees: Fees;
  readonly expenses: Expenses;
  readonly results: ResultFigures;
  readonly owedSheets: readonly OwedExam[];
  readonly ahead: readonly UpcomingItem[];
  readonly notices: Notices;
}

export type TileName = keyof Tiles;

/** What `GET /api/dashboard` answers: the parts that the caller may see. Null is one that could not be worked out. */
export interface Dashboard {
  /** The day it is at the institute. */
  readonly day: string;
  readonly tiles: { readonly [Name in TileName]?: Tiles[Name] | null };
}

/** Of those who should be there, how many in a hundred were; undefined when nobody was marked. */
export function presencePercent({ present, late, absent }: Presence): number | undefined {
  const expected = present + late + absent;
  return expected === 0 ? undefined : ((present + late) / expected) * 100;
}

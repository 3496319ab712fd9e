import { RESETS_PATH } from '../src/core/resetsPath.ts';
import type { Screens } from '../src/core/menu.ts';
import { ofPublishedResult } from './academics/rowRules.ts';
import { MARK_UPLOAD, MARKS_IN_VIEW, TASK_PARAMETERS } from './teaching/taskPath.ts';

/** The screens made by hand: where they are, who may open them, and where the menu has them, in its order within an area. */
export const screens = {
  publicPages: {
    path: '/public/pages',
    action: 'read',
    subject: 'Pubic Site',
    label: 'screenNames.publicPages',
    menu: { area: 'website', icon: 'Web' },
  },
  publicPage: {
    path: '/public/{slug}',
    action: 'read',
    subject: 'Pubic Site',
    label: 'screenNames.publicPage',
    belongsTo: 'publicPages',
  },
  distributionOfClass: {
    path: '/mark/distribution',
    action: 'create',
    subject: 'Mark Distribution',
    label: 'screenNames.distribution',
    belongsTo: 'markDistribution',
  },
  generateResults: {
    path: '/result/generate',
    action: 'generate',
    subject: 'Result Processing',
    label: 'screenNames.generateResults',
    menu: { area: 'exams', icon: 'FactCheck' },
  },
  publishResults: {
    path: '/result/publish',
    action: 'publish',
    subject: 'Result Processing',
    label: 'screenNames.publishResults',
    menu: { area: 'exams', icon: 'Campaign' },
  },
  tabulation: {
    path: '/all/result',
    action: 'read',
    subject: 'Result Processing',
    label: 'resultTables.titles.tabulation',
    menu: { area: 'exams', icon: 'CalendarViewWeek' },
  },
  resultsBySubject: {
    path: '/result/by/subject',
    action: 'read',
    subject: 'Result Processing',
    label: 'resultTables.titles.bySubject',
    menu: { area: 'exams', icon: 'AutoStories' },
  },
  resultTotals: {
    path: '/summary/of/total/result',
    action: 'read',
    subject: 'Result Processing',
    label: 'resultTables.titles.totals',
    menu: { area: 'exams', icon: 'Wc' },
  },
  resultLetters: {
    path: '/summary/of/grade/point/result',
    action: 'read',
    subject: 'Result Processing',
    label: 'resultTables.titles.letters',
    menu: { area: 'exams', icon: 'Grading' },
  },
  resultAverages: {
    path: '/summary/of/grade/point/total/result',
    action: 'read',
    subject: 'Result Processing',
    label: 'resultTables.titles.averages',
    menu: { area: 'exams', icon: 'EmojiEvents' },
  },
  marksheet: {
    path: '/single/result{id}',
    action: 'read',
    subject: 'Result Processing',
    label: 'screenNames.marksheet',
    belongsTo: 'tabulation',
    opening: ofPublishedResult.flatMap(({ need }) => need ?? []),
  },
  jobs: {
    path: '/jobs',
    action: 'read',
    subject: 'Permission',
    label: 'screens.jobs.title',
    menu: { area: 'access', icon: 'Schedule' },
  },
  secondFactorResets: {
    path: RESETS_PATH,
    action: 'update',
    subject: 'Permission',
    label: 'screenNames.secondFactorResets',
    menu: { area: 'access', icon: 'HowToReg' },
  },
  audit: {
    path: '/audit',
    action: 'read',
    subject: 'Audit',
    label: 'screenNames.audit',
    menu: { area: 'access', icon: 'History' },
  },
  markSheets: {
    path: MARK_UPLOAD,
    action: 'mark upload',
    subject: 'Employee Task',
    label: 'screenNames.markEntry',
    menu: { area: 'teaching', icon: 'Grading' },
  },
  markEntry: {
    path: `${MARK_UPLOAD}/${TASK_PARAMETERS}`,
    action: 'mark upload',
    subject: 'Employee Task',
    label: 'screenNames.markEntry',
    belongsTo: 'markSheets',
  },
  // The marks of every teacher, to be looked at by who generates results of them.
  marksInView: {
    path: `${MARKS_IN_VIEW}/${TASK_PARAMETERS}`,
    action: 'generate',
    subject: 'Result Processing',
    label: 'screenNames.markEntry',
    belongsTo: 'generateResults',
  },
  homeworkOfClass: {
    path: `/employee/task/homework/${TASK_PARAMETERS}`,
    action: 'home work',
    subject: 'Employee Task',
    label: 'screenNames.homework',
    belongsTo: 'homework',
  },
  materialOfClass: {
    path: `/employee/task/course/material/${TASK_PARAMETERS}`,
    action: 'course material',
    subject: 'Employee Task',
    label: 'screenNames.material',
    belongsTo: 'courseMaterial',
  },
} as const satisfies Screens;

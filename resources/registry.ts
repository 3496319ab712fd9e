import { TASK_PARAMETERS } from '../schemas/teaching/taskPath.ts';
import type { HandMadeScreens } from '../src/admin/product/handMade.ts';

/** The screens made by hand, each loaded when it is opened; the order within an area is the order of its menu. */
export const handMadeScreens: HandMadeScreens = {
  publicPages: {
    path: '/public/pages',
    action: 'read',
    subject: 'Pubic Site',
    label: 'pages.menu',
    menu: { area: 'website', icon: 'Web' },
    load: () => import('./publicPages/PagesIndex.tsx').then((module) => module.PagesIndex),
  },
  publicPage: {
    path: '/public/{slug}',
    action: 'read',
    subject: 'Pubic Site',
    label: 'pages.editor',
    load: () => import('./publicPages/PublicPageScreen.tsx').then((module) => module.PublicPageScreen),
  },
  distributionOfClass: {
    path: '/mark/distribution',
    action: 'create',
    subject: 'Mark Distribution',
    label: 'pages.marks.title',
    load: () => import('./distribution/DistributionScreen.tsx').then((module) => module.DistributionScreen),
  },
  jobs: {
    path: '/jobs',
    action: 'read',
    subject: 'Permission',
    label: 'screens.jobs.title',
    menu: { area: 'access', icon: 'Schedule' },
    load: () => import('../src/admin/pages/jobs/JobsPage.tsx').then((module) => module.JobsPage),
  },
  homeworkOfClass: {
    path: `/employee/task/homework/${TASK_PARAMETERS}`,
    action: 'home work',
    subject: 'Employee Task',
    label: 'pages.tasks.homework',
    load: () => import('./teaching/HomeworkOfClass.tsx').then((module) => module.HomeworkOfClass),
  },
  materialOfClass: {
    path: `/employee/task/course/material/${TASK_PARAMETERS}`,
    action: 'course material',
    subject: 'Employee Task',
    label: 'pages.tasks.material',
    load: () => import('./teaching/MaterialOfClass.tsx').then((module) => module.MaterialOfClass),
  },
};

import type { IconName } from '../../core/icons.ts';
import type { Area } from '../../core/resource.ts';

export const areaIcons: Readonly<Record<Area, IconName>> = {
  academics: 'School',
  students: 'Groups',
  fees: 'Payments',
  finance: 'AccountBalance',
  employees: 'Badge',
  teaching: 'MenuBook',
  exams: 'Grade',
  attendance: 'FactCheck',
  messages: 'Sms',
  website: 'Web',
  admission: 'HowToReg',
  settings: 'Settings',
  access: 'AdminPanelSettings',
};

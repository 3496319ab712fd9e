import type { resources as english } from '../../en/resources/index.ts';
import { completeLabels, loweredName } from '../../labels.ts';
import { academics } from './academics.ts';
import { access } from '../access.ts';
import { admission } from './admission.ts';
import { attendance } from './attendance.ts';
import { common } from './common.ts';
import { employees } from './employees.ts';
import { exams } from './exams.ts';
import { fees } from './fees.ts';
import { finance } from './finance.ts';
import { messages } from './messages.ts';
import { settings } from './settings.ts';
import { students } from './students.ts';
import { website } from './website.ts';
import { teaching } from './teaching.ts';

export const resources: typeof english = {
  ...academics,
  ...students,
  ...fees,
  ...finance,
  ...employees,
  ...attendance,
  ...messages,
  ...exams,
  ...teaching,
  ...website,
  ...admission,
  ...settings,
  ...access,
  user: {
    ...access.user,
    fields: { ...access.user.fields, employee: 'Membre du personnel', student: 'Élève', parent: 'Parent' },
  },
};

export const labels = completeLabels({ resources, common, nameForms: loweredName });

import { completeLabels, loweredName } from '../../labels.ts';
import { academics } from './academics.ts';
import { access } from './access.ts';
import { common } from './common.ts';
import { finance } from './finance.ts';
import { settings } from './settings.ts';
import { students } from './students.ts';

/** As they are written down; `labels` has every text in its place. */
export const resources = { ...academics, ...students, ...finance, ...settings, ...access };

export const labels = completeLabels({ resources, common, nameForms: loweredName });

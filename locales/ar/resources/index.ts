import type { resources as english } from '../../en/resources/index.ts';
import { arabicName, completeLabels } from '../../labels.ts';
import { academics } from './academics.ts';
import { access } from './access.ts';
import { common } from './common.ts';
import { finance } from './finance.ts';
import { settings } from './settings.ts';
import { students } from './students.ts';

export const resources: typeof english = { ...academics, ...students, ...finance, ...settings, ...access };

export const labels = completeLabels({ resources, common, nameForms: arabicName });

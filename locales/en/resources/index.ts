import { academics } from './academics.ts';
import { access } from './access.ts';
import { finance } from './finance.ts';
import { settings } from './settings.ts';
import { students } from './students.ts';

export const resources = { ...academics, ...students, ...finance, ...settings, ...access };

import { homework } from '../../../../../schemas/teaching/homework.ts';
import { defineRules } from '../../../services/rules.ts';
import { guardTask } from './guardTask.ts';

export const homeworkRules = defineRules(homework, {
  beforeWrite: guardTask,
  checksRowAlone: true,
});

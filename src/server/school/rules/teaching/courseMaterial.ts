import { courseMaterial } from '../../../../../schemas/teaching/courseMaterial.ts';
import { defineRules } from '../../../services/rules.ts';
import { guardTask } from './guardTask.ts';

export const courseMaterialRules = defineRules(courseMaterial, {
  beforeWrite: guardTask,
  checksRowAlone: true,
});

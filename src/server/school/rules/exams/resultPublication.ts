import { resultPublication } from '../../../../../schemas/exams/resultPublication.ts';
import { defineRules } from '../../../services/rules.ts';
import { endPlan } from '../../services/results/endPlan.ts';

export const resultPublicationRules = defineRules(resultPublication, {
  afterAction: { cancel: ({ record, ...cause }) => endPlan(cause, { planId: record.id, why: 'ended' }) },
});

import { resultPublication } from '../../../../../schemas/exams/resultPublication.ts';
import { defineRules } from '../../../services/rules.ts';
import { leavePlan } from '../../services/results/leavePlan.ts';

export const resultPublicationRules = defineRules(resultPublication, {
  afterAction: { cancel: ({ record, ...cause }) => leavePlan(cause, { planId: record.id, why: 'ended' }) },
});

import { result } from '../../../../../schemas/exams/result.ts';
import { defineRules } from '../../../services/resources/rules.ts';

/** Answers say by `version` which version of the result it is, where other records have the language of instruction. */
export const resultRules = defineRules(result, {
  afterRead: async ({ records }) => records.map((record) => ({ ...record, version: record.version_no })),
  addedKeys: ['version'],
});

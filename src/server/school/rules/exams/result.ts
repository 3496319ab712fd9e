import { result } from '../../../../../schemas/exams/result.ts';
import { withVisiblePlaces } from '../../services/results/places.ts';
import { defineRules } from '../../../services/rules.ts';

/**
 * Answers say by `version` which version of the result it is, where other records have the language of instruction. Places
 * are told only to whom they may be.
 */
export const resultRules = defineRules(result, {
  afterRead: async ({ records, ...reading }) => {
    const shown = await withVisiblePlaces(reading, records);
    return shown.map((record) => ({ ...record, version: record.version_no }));
  },
  addedKeys: ['version'],
});

import { defineCall, readersOf } from '../../src/core/calls/defineCall.ts';
import { described, download } from '../../src/core/calls/shapes.ts';
import { choice } from '../../src/core/index.ts';
import { needOf } from '../../src/core/resource.ts';
import { MAX_AT_ONCE } from './paperKinds.ts';
import { result } from './result.ts';
import { scope } from './resultScope.ts';

const LANGUAGES = ['en', 'bn', 'de', 'fr', 'pt', 'ar'] as const;

/** The languages of a paper. */
const languages = {
  language: described(choice(LANGUAGES), 'Of the paper; that of the caller when not said'),
  second_language: described(choice(LANGUAGES), 'Its words stand beside those of the first'),
};

const PAPERS = {
  who: needOf(result, 'read'),
  tag: result.permission,
  resource: result.name,
  answer: download(),
  meanings: { 200: 'A PDF file' },
  refuses: [409, 413, 503],
} as const;

const MANY = {
  ...PAPERS,
  meanings: {
    200: 'A PDF file',
    202: `Of more than ${MAX_AT_ONCE} results: \`data.job_id\` is printed behind the call, and GET /jobs/{id}/file has it then`,
  },
} as const;

/** The marksheet of a published result. */
export const marksheetPaper = defineCall({
  ...PAPERS,
  who: readersOf(result),
  call: 'GET /results/{id}/paper',
  id: 'marksheetPaper',
  summary: 'The marksheet of a published result',
  query: languages,
});

/** The marksheets of a class or a part of it in one file. */
export const marksheetPapers = defineCall({
  ...MANY,
  call: 'GET /results/marksheets',
  id: 'marksheetPapers',
  summary: 'The published marksheets of a class or a part of it in one file, by roll',
  query: { ...scope, ...languages },
});

/** The tabulation sheet of a class or a part of it. */
export const tabulationPaper = defineCall({
  ...MANY,
  call: 'GET /results/tabulation-sheet',
  id: 'tabulationPaper',
  summary: 'The tabulation sheet of the published results of a class or a part of it',
  query: { ...scope, ...languages },
});

/** Who passed, by merit. */
export const meritListPaper = defineCall({
  ...MANY,
  call: 'GET /results/merit-list',
  id: 'meritListPaper',
  summary: 'The merit list of the published results of a class or a part of it',
  query: { ...scope, ...languages },
});

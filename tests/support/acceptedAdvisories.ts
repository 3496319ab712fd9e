import type { AcceptedAdvisories } from './auditJudgement.ts';

/**
 * Known vulnerabilities of packages that do no harm here, each with the reason: `'GHSA-…': 'why'`. The check `audit` fails
 * on every other one, and on an entry whose vulnerability is gone.
 */
export const acceptedAdvisories: AcceptedAdvisories = {};

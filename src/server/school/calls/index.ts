import type { ServedCall } from '../../routes/serve.ts';
import { dashboardCall } from './dashboard.ts';
import { distributionCalls } from './distributions.ts';
import { markCalls } from './marks.ts';
import { paperCalls } from './papers.ts';
import { publicPageCalls } from './publicPages.ts';
import { resultPageCalls } from './resultPages.ts';
import { resultCalls } from './results.ts';
import { sectionsOfWingsCall } from './sectionsOfWings.ts';
import { websiteCalls } from './website.ts';

/** The calls that the school has beyond those of its entities. */
export const calls: readonly ServedCall[] = [
  dashboardCall,
  sectionsOfWingsCall,
  ...distributionCalls,
  ...resultCalls,
  ...paperCalls,
  ...markCalls,
  ...resultPageCalls,
  ...websiteCalls,
  ...publicPageCalls,
];

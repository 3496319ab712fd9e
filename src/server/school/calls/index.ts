import type { ServedCall } from '../../routes/serve.ts';
import { dashboardCall } from './dashboard.ts';
import { distributionCalls } from './distributions.ts';
import { publicPageCalls } from './publicPages.ts';
import { sectionsOfWingsCall } from './sectionsOfWings.ts';
import { websiteCalls } from './website.ts';

/** The calls that the school has beyond those of its entities. */
export const calls: readonly ServedCall[] = [
  dashboardCall,
  sectionsOfWingsCall,
  ...distributionCalls,
  ...websiteCalls,
  ...publicPageCalls,
];

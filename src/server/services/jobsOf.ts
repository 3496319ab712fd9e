import type { Product } from '../product.ts';
import { verifyJob } from './audit/verifyJob.ts';
import { passwordMailJob } from './auth/passwordMail.ts';
import { backupJob } from './backup/backupJob.ts';
import { exportJob } from './resources/exportJob.ts';
import { importJob } from './resources/import/importJob.ts';
import type { DefinedJob } from '../jobs/defineJob.ts';

/** What goes on behind the calls of a product: the jobs of the engine, then its own. */
export function jobsOf({ jobs }: Pick<Product, 'jobs'>): readonly DefinedJob[] {
  // A job is defined with the type of its input; whoever runs it hands in what it was started with.
  return [importJob, exportJob, verifyJob, passwordMailJob, backupJob, ...jobs].map((job) => job as DefinedJob);
}

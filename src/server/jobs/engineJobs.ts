import { importJob } from '../services/resources/import/importJob.ts';
import type { DefinedJob } from './defineJob.ts';

/** The jobs that every product has. */
export const engineJobs: readonly DefinedJob[] = [importJob as DefinedJob];

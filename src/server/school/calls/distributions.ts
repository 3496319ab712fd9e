import { distributionsOfClass, saveDistributionsOfClass } from '../../../../schemas/exams/distributionCalls.ts';
import { refuse } from '../../errors.ts';
import { serve, success } from '../../routes/serve.ts';
import { distributionsOfClass as readDistributions } from '../services/exams/distributionsOfClass.ts';
import { saveDistributions } from '../services/exams/saveDistributions.ts';
import type { Place } from '../services/exams/subjectsOfClass.ts';

const NEEDED = ['academic_year_id', 'exam_type_id', 'class_id'] as const;

/** The mark distributions of a class, read and saved as a whole. */
export const distributionCalls = [
  serve(distributionsOfClass, ({ context, caller, query }) => {
    const missing = NEEDED.find((name) => query[name] === null);
    if (missing) throw refuse.badQuery(missing);
    return readDistributions({ context, caller, place: query as Place });
  }),
  serve(saveDistributionsOfClass, async ({ context, caller, input, translator }) => {
    const { place, count } = await saveDistributions({ context, caller, input });
    const message = translator.text('server.distributionsSaved', { smart_count: count });
    return success(message, await readDistributions({ context, caller, place }));
  }),
];

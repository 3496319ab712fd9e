import { distributionsOfClass, saveDistributionsOfClass } from '../../../../schemas/exams/distributionCalls.ts';
import { serve, success } from '../../routes/serve.ts';
import { distributionsOfClass as readDistributions } from '../services/exams/distributionsOfClass.ts';
import { saveDistributions } from '../services/exams/saveDistributions.ts';

/** The mark distributions of a class, read and saved as a whole. */
export const distributionCalls = [
  serve(distributionsOfClass, ({ context, caller, query: place }) => readDistributions({ context, caller, place })),
  serve(saveDistributionsOfClass, async ({ context, caller, input, translator }) => {
    const { place, count } = await saveDistributions({ context, caller, input });
    const message = translator.text('server.distributionsSaved', { smart_count: count });
    return success(message, await readDistributions({ context, caller, place }));
  }),
];

import { sectionsOfWings } from '../../../../schemas/calls.ts';
import { serve } from '../../routes/serve.ts';
import { sectionsOfWings as readSections } from '../services/academics/sectionsOfWings.ts';

/** Which sections there are in the chosen wings. */
export const sectionsOfWingsCall = serve(sectionsOfWings, ({ context, caller, input: { wings } }) =>
  readSections({ context, caller, wings }),
);

import type { answers as english } from '../en/answers.ts';
import { audit } from './audit.ts';
import { documents } from './documents.ts';
import { headings } from './headings.ts';
import { refusals } from './refusals.ts';
import { results } from './results.ts';
import { screenNames } from './screenNames.ts';
import { screens } from './screens.ts';
import { server } from './server.ts';
import { signIn } from './signIn.ts';
import { paper, verification } from './verification.ts';
import { serverValidation } from './validation.ts';
import { words } from './words.ts';

export const answers: typeof english = {
  ...words,
  server: {
    ...words.server,
    ...server,
    ...refusals.server,
    audit,
    results,
    signIn,
    jobStates: screens.jobs.states,
  },
  validation: { ...words.validation, ...serverValidation, ...refusals.validation },
  documents: { ...documents, paper },
  verification,
  headings,
  screenNames,
  screens: { jobs: { title: screens.jobs.title } },
};

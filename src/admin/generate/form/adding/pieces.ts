// In one file: what helps to fill in a form comes together, behind the form.
export { BeforeField } from './BeforeField.tsx';
export { BesideField } from './BesideField.tsx';
export { NumbersOffered } from './NumbersOffered.tsx';
export { SectionNav } from './SectionNav.tsx';
export { SimilarQuestion } from './SimilarQuestion.tsx';
export { loadAddingMessages } from '../../../login/addingMessages.ts';

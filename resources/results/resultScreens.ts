// One file for all of them: what many files share, such as forms, is put into the first list.
export { BySubjectScreen } from './BySubjectScreen.tsx';
export { MarksheetScreen } from './MarksheetScreen.tsx';
export { SummaryAveragesScreen } from './SummaryAveragesScreen.tsx';
export { SummaryLettersScreen } from './SummaryLettersScreen.tsx';
export { SummaryTotalsScreen } from './SummaryTotalsScreen.tsx';
export { TabulationScreen } from './TabulationScreen.tsx';

import { screens } from '../schemas/screens.ts';
import type { HandMadeScreen } from '../src/admin/product/handMade.ts';

type Name = keyof typeof screens;

/** Each is loaded when it is opened. */
const loads: Readonly<Record<Name, HandMadeScreen['load']>> = {
  publicPages: () => import('./publicPages/PagesIndex.tsx').then((module) => module.PagesIndex),
  publicPage: () => import('./publicPages/PublicPageScreen.tsx').then((module) => module.PublicPageScreen),
  distributionOfClass: () =>
    import('./distribution/DistributionScreen.tsx').then((module) => module.DistributionScreen),
  generateResults: () => import('./results/generate/GenerateScreen.tsx').then((module) => module.GenerateScreen),
  publishResults: () => import('./results/publish/PublishScreen.tsx').then((module) => module.PublishScreen),
  tabulation: () => import('./results/resultScreens.ts').then((module) => module.TabulationScreen),
  resultsBySubject: () => import('./results/resultScreens.ts').then((module) => module.BySubjectScreen),
  resultTotals: () => import('./results/resultScreens.ts').then((module) => module.SummaryTotalsScreen),
  resultLetters: () => import('./results/resultScreens.ts').then((module) => module.SummaryLettersScreen),
  resultAverages: () => import('./results/resultScreens.ts').then((module) => module.SummaryAveragesScreen),
  marksheet: () => import('./results/resultScreens.ts').then((module) => module.MarksheetScreen),
  jobs: () => import('../src/admin/pages/jobs/JobsPage.tsx').then((module) => module.JobsPage),
  secondFactorResets: () =>
    import('../src/admin/pages/secondFactorResets/ResetsPage.tsx').then((module) => module.ResetsPage),
  audit: () => import('../src/admin/pages/audit/AuditPage.tsx').then((module) => module.AuditPage),
  markSheets: () => import('./marks/MarkSheetsScreen.tsx').then((module) => module.MarkSheetsScreen),
  markEntry: () => import('./marks/MarkEntryScreen.tsx').then((module) => module.MarkEntryScreen),
  marksInView: () => import('./marks/MarkEntryScreen.tsx').then((module) => module.MarkEntryScreen),
  homeworkOfClass: () => import('./teaching/HomeworkOfClass.tsx').then((module) => module.HomeworkOfClass),
  materialOfClass: () => import('./teaching/MaterialOfClass.tsx').then((module) => module.MaterialOfClass),
};

/** The screens made by hand, with what shows them. */
export const handMadeScreens = Object.fromEntries(
  Object.entries(screens).map(([name, screen]) => [name, { ...screen, load: loads[name as Name] }]),
) as Readonly<Record<Name, HandMadeScreen>>;

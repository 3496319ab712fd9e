/** What is asked about somebody's login: few open one, and whoever does gets both in one piece. */
export { LinkDialog } from './LinkDialog.tsx';
export { ViewAsDialog } from './ViewAsDialog.tsx';

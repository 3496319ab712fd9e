// In one file, which comes behind the list: what both need of others then counts as needed once more, not twice.
export { StateTabs } from './StateTabs.tsx';
export { SumLine } from './SumLine.tsx';

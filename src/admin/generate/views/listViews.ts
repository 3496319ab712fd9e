// In one file, which is fetched with the first list that has other views.
export { RecordsView } from './RecordsView.tsx';
export { ViewSwitch } from './ViewSwitch.tsx';

// In one file, so that they are fetched together.
export { AlternativeChips } from './AlternativeChips.tsx';
export { FilterPanel } from './FilterPanel.tsx';

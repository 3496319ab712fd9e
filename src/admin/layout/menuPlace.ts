/** Where the areas of the menu stand: as a row above the page, or closed beside it. */
export type MenuPlace = 'above' | 'beside';

/** What an entry looks like: its name above the page, its icon beside it. */
export const ENTRY_CLASS: Readonly<Record<MenuPlace, string>> = { above: 'top-menu-entry', beside: 'rail-entry' };

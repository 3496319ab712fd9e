import type { HandMadeScreens } from '../src/admin/routing/handMade.ts';

/** The screens made by hand, each loaded when it is opened; the order within an area is the order of its menu. */
export const handMadeScreens: HandMadeScreens = {};

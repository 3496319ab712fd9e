import type { ComponentType } from 'react';
import type { IconName } from '../../core/icons.ts';

/** What a screen made by hand is given: the parameters of its address. */
export interface HandMadeProps {
  readonly params: Readonly<Record<string, string>>;
}

/** A screen for what a declaration cannot say. */
export interface HandMadeScreen {
  /** Its address: `/employee/task/view/attendance/{classes}/{version}`; a parameter may stand right behind text. */
  readonly path: string;
  /** What somebody needs to open it. */
  readonly action: string;
  readonly subject: string;
  /** The key of its name in the languages. */
  readonly label: string;
  /** Where the menu has it; nowhere when not said. */
  readonly menu?: { readonly area: string; readonly icon: IconName };
  readonly load: () => Promise<ComponentType<HandMadeProps>>;
}

/** Hand-made screens by name; `registry.ts` beside them is the only list. */
export type HandMadeScreens = Readonly<Record<string, HandMadeScreen>>;

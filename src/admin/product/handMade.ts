import type { ComponentType } from 'react';
import type { Screen } from '../../core/menu.ts';

/** What a screen made by hand is given: the parameters of its address. */
export interface HandMadeProps {
  readonly params: Readonly<Record<string, string>>;
}

/** A screen for what a declaration cannot say, with what shows it. */
export interface HandMadeScreen extends Screen {
  readonly load: () => Promise<ComponentType<HandMadeProps>>;
}

/** Hand-made screens by name. */
export type HandMadeScreens = Readonly<Record<string, HandMadeScreen>>;

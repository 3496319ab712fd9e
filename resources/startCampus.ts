import { startApp } from '../src/admin/app/startApp.tsx';
import { campus } from './campus.ts';

/** Starts the school's back office in an element of the document. Product and app come as one piece of code. */
export function startCampus(root: HTMLElement, onBroken: (error: unknown) => void): Promise<void> {
  return startApp(root, campus, onBroken);
}

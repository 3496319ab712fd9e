import { templatesOf } from '../paperTemplate.ts';

/** Set by the bundler. Without a bundle the files are read from the folder. */
const bundled = import.meta.env
  ? import.meta.glob<string>('./*.typ', { query: '?raw', import: 'default', eager: true })
  : undefined;

/** What all templates share. */
export const sharedTemplate = templatesOf(bundled, import.meta.dirname)('paper');

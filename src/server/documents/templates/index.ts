import { templatesOf } from '../paperTemplate.ts';

/** Set by the bundler. Without a bundle the files are read from the folder. */
const bundled = import.meta.env
  ? import.meta.glob<string>('./*.typ', { query: '?raw', import: 'default', eager: true })
  : undefined;

const template = templatesOf(bundled, import.meta.dirname);

/** What all templates share. */
export const sharedTemplate = template('paper');

/** Links to choose a password, to be cut and handed out. */
export const slipTemplate = template('passwordSlips');

import { templatesOf } from '../../../documents/paperTemplate.ts';

/** Set by the bundler. Without a bundle the files are read from the folder. */
const bundled = import.meta.env
  ? import.meta.glob<string>('./*.typ', { query: '?raw', import: 'default', eager: true })
  : undefined;

/** A template of the school, by the name of its file. */
export const template = templatesOf(bundled, import.meta.dirname);

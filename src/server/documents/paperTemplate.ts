import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The Typst source of a kind of paper. What it shows comes in as data and is never read as source. */
export type PaperTemplate = string & { readonly paperTemplate: true };

/** Texts of a folder of templates, by `./name.typ`, as the bundler packs them. */
type Bundled = Readonly<Record<string, string>> | undefined;

/** The templates of a folder: from the bundle, or where nothing is bundled from the folder itself. */
export function templatesOf(bundled: Bundled, folder: string): (name: string) => PaperTemplate {
  return (name) => (bundled?.[`./${name}.typ`] ?? readFileSync(join(folder, `${name}.typ`), 'utf8')) as PaperTemplate;
}

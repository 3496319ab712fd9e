import { createRequire } from 'node:module';
import { fontFolders } from './fonts.ts';

/** What a file is made of: sources and data by their names. */
export type PrintFiles = Readonly<Record<string, string | Uint8Array>>;

/** Nothing is at this place on the disk: a template finds nothing but what it is given. */
const ROOT = '/campus-print';
const MAIN = `${ROOT}/main.typ`;
/** What Typst remembers of one file is of little use to the next, and much. */
const NOTHING_KEPT = 0;

// Only a thread or process that prints needs the compiler, which is large.
const typst = createRequire(import.meta.url)(
  '@myriaddreamin/typst-ts-node-compiler',
) as typeof import('@myriaddreamin/typst-ts-node-compiler');

const compiler = typst.NodeCompiler.create({ workspace: ROOT, fontArgs: [{ fontPaths: fontFolders() }] });

/** Sets `main.typ` and answers the PDF; throws what Typst says against it. It blocks while it works. */
export function typeset(files: PrintFiles): Uint8Array {
  compiler.resetShadow();
  for (const [name, content] of Object.entries(files)) compiler.mapShadow(`${ROOT}/${name}`, Buffer.from(content));
  const result = compiler.compile({ mainFilePath: MAIN });
  const set = result.result;
  if (!set) {
    const problems = result.takeDiagnostics();
    const diagnostics = problems ? compiler.fetchDiagnostics(problems) : [];
    throw new Error(`The template cannot be set: ${JSON.stringify(diagnostics)}`);
  }
  const pdf = compiler.pdf(set);
  compiler.evictCache(NOTHING_KEPT);
  return pdf;
}

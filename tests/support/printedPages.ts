import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { fontFolders } from '../../src/server/documents/fonts.ts';
import type { PrintFiles } from '../../src/server/documents/typesetter.ts';

const ROOT = '/printed';
const SPOKEN = /class="tsel"[^>]*>([^<]*)</g;
/** Dots an inch, at which a scanner sees the squares of a code. */
const DENSITY = 144;
const TURNING = /[\u2066-\u2069]/g;
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'" };

/** A file of papers as its readers have it: its words, and a picture of it. */
export interface Printed {
  readonly pages: number;
  readonly text: string;
  /** What a scanner reads from the picture of the first page. */
  readonly scan: () => Promise<string | undefined>;
}

/** Sets a file as the printer does, to look at it instead of handing it out. */
export function look(files: PrintFiles): Printed {
  const compiler = NodeCompiler.create({ workspace: ROOT, fontArgs: [{ fontPaths: fontFolders() }] });
  for (const [name, content] of Object.entries(files)) compiler.mapShadow(`${ROOT}/${name}`, Buffer.from(content));
  const set = compiler.compile({ mainFilePath: `${ROOT}/main.typ` }).result;
  if (!set) throw new Error('The file cannot be set.');
  const pieces = [...compiler.svg(set).matchAll(SPOKEN)].map(([, piece = '']) => piece);
  return {
    pages: set.numOfPages,
    text: plain(pieces.join('\n')),
    scan: () => scanPicture(compiler.plainSvg(set)),
  };
}

function plain(text: string): string {
  return text.replace(/&(#?\w+);/g, (whole, name) => ENTITIES[name] ?? whole).replace(TURNING, '');
}

async function scanPicture(svg: string): Promise<string | undefined> {
  const picture = sharp(Buffer.from(svg), { unlimited: true, density: DENSITY })
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

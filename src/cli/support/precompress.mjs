import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest|txt|xml|ttf)$/;
/** Files of fewer bytes are not worth compressing: the headers weigh more. */
const WORTH_IT = 512;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Writes x.br and x.gz beside every file of a folder that gains from it, for a server that sends them as they are. */
export async function precompress(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))));
}

async function compressFile(file) {
  const content = await readFile(file);
  if (content.length < WORTH_IT) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [small, older] = await Promise.all([brotli(content, { params }), deflate(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, older)]);
}

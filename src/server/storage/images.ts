import sharp, { type Sharp } from 'sharp';
import { THUMBNAIL_PIXELS } from '../../core/files.ts';
import type { FileKind } from './fileKinds.ts';

export interface EncodedImage {
  readonly ending: 'jpg' | 'png' | 'webp';
  readonly type: string;
  readonly content: Buffer;
  readonly thumbnail: Buffer;
  readonly width: number;
  readonly height: number;
}

const MAX_EDGE = 1_600;
/** A phone's largest pictures; a small file that unfolds into more is a trap. */
const MAX_PIXELS = 60_000_000;
/** Seconds that drawing one picture may take; the largest take a few. */
const DRAWING = { seconds: 30 };
const JPEG_QUALITY = 82;
const THUMBNAIL_QUALITY = 75;
/**
 * Half of a picture is not accepted; the warnings that some cameras earn are. The pixels are those that the head of the
 * file claims: a file with too many is refused before any is drawn.
 */
const READING = { failOn: 'error', limitInputPixels: MAX_PIXELS, pages: 1 } as const;

/** A format keeps its own kind, except GIF, whose first picture becomes a PNG. */
const TARGETS: Readonly<Record<Exclude<FileKind, 'pdf'>, { ending: EncodedImage['ending']; type: string }>> = {
  jpeg: { ending: 'jpg', type: 'image/jpeg' },
  png: { ending: 'png', type: 'image/png' },
  gif: { ending: 'png', type: 'image/png' },
  webp: { ending: 'webp', type: 'image/webp' },
};

/**
 * A picture drawn anew: upright, of a size for screens, without whatever else the file carried (places, comments,
 * code). Undefined when it cannot be read to its end.
 *
 * It is drawn in threads of the library, beside the one that answers calls. Its limits are those above: of pixels, before
 * any memory is taken for them, and of time. No process of its own is needed, as a spreadsheet needs one: what a picture
 * takes follows from its pixels.
 */
export async function encodeImage(path: string, kind: Exclude<FileKind, 'pdf'>): Promise<EncodedImage | undefined> {
  const target = TARGETS[kind];
  try {
    const given = sharp(path, READING);
    if ((await given.metadata()).format !== kind) return undefined;
    const resized = given
      .timeout(DRAWING)
      .autoOrient()
      .resize({ width: MAX_EDGE, height: MAX_EDGE, fit: 'inside', withoutEnlargement: true });
    const { data, info } = await encode(resized, target.ending).toBuffer({ resolveWithObject: true });
    const thumbnail = await sharp(data)
      .timeout(DRAWING)
      .resize({ width: THUMBNAIL_PIXELS, height: THUMBNAIL_PIXELS, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: THUMBNAIL_QUALITY })
      .toBuffer();
    return { ...target, content: data, thumbnail, width: info.width, height: info.height };
  } catch {
    return undefined;
  }
}

function encode(image: Sharp, ending: EncodedImage['ending']): Sharp {
  if (ending === 'jpg') return image.jpeg({ quality: JPEG_QUALITY });
  return ending === 'png' ? image.png({ compressionLevel: 9 }) : image.webp({ quality: JPEG_QUALITY });
}

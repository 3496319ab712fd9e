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

/** What drawing one picture may take. */
export interface PictureLimits {
  /** Pixels that the head of the file claims: a file with more is refused before any is drawn. */
  readonly pixels: number;
  readonly seconds: number;
}

/** A phone's largest pictures, which take a few seconds; a small file that unfolds into more is a trap. */
const PICTURE_LIMITS: PictureLimits = { pixels: 60_000_000, seconds: 30 };

/** Why a picture is not taken: it is broken or none at all, or it goes beyond the limits. Each has its sentence. */
export type PictureProblem = 'image' | 'imageTooLarge';

const MAX_EDGE = 1_600;
const JPEG_QUALITY = 82;
const THUMBNAIL_QUALITY = 75;
/** Half of a picture is not accepted; the warnings that some cameras earn are. */
const READING = { failOn: 'error', pages: 1 } as const;
/** What the library says of a picture beyond the limits, of pixels or of time. */
const BEYOND_LIMITS = /exceeds pixel limit|^timeout:/;

/** A format keeps its own kind, except GIF, whose first picture becomes a PNG. */
const TARGETS: Readonly<Record<Exclude<FileKind, 'pdf'>, { ending: EncodedImage['ending']; type: string }>> = {
  jpeg: { ending: 'jpg', type: 'image/jpeg' },
  png: { ending: 'png', type: 'image/png' },
  gif: { ending: 'png', type: 'image/png' },
  webp: { ending: 'webp', type: 'image/webp' },
};

/**
 * A picture drawn anew: upright, of a size for screens, without whatever else the file carried (places, comments,
 * code). Otherwise why it is not taken.
 *
 * It is drawn in threads of the library, beside the one that answers calls. Its limits are of pixels, before any memory is
 * taken for them, and of time. No process of its own is needed, as a spreadsheet needs one: what a picture takes follows
 * from its pixels.
 */
export async function encodeImage(
  path: string,
  kind: Exclude<FileKind, 'pdf'>,
  { pixels, seconds }: PictureLimits = PICTURE_LIMITS,
): Promise<EncodedImage | PictureProblem> {
  const target = TARGETS[kind];
  try {
    const picture = sharp(path, { ...READING, limitInputPixels: pixels });
    if ((await picture.metadata()).format !== kind) return 'image';
    const resized = picture
      .timeout({ seconds })
      .autoOrient()
      .resize({ width: MAX_EDGE, height: MAX_EDGE, fit: 'inside', withoutEnlargement: true });
    const { data, info } = await encode(resized, target.ending).toBuffer({ resolveWithObject: true });
    const thumbnail = await sharp(data)
      .timeout({ seconds })
      .resize({ width: THUMBNAIL_PIXELS, height: THUMBNAIL_PIXELS, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: THUMBNAIL_QUALITY })
      .toBuffer();
    return { ...target, content: data, thumbnail, width: info.width, height: info.height };
  } catch (error) {
    return error instanceof Error && BEYOND_LIMITS.test(error.message) ? 'imageTooLarge' : 'image';
  }
}

function encode(image: Sharp, ending: EncodedImage['ending']): Sharp {
  if (ending === 'jpg') return image.jpeg({ quality: JPEG_QUALITY });
  return ending === 'png' ? image.png({ compressionLevel: 9 }) : image.webp({ quality: JPEG_QUALITY });
}

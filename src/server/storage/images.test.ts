import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EncodedImage, encodeImage } from './images.ts';
import { hugePicture } from '../testing/hugePicture.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'campus-images-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
function put(content: Buffer): string {
  files += 1;
  const path = join(folder, `image-${files}`);
  writeFileSync(path, content);
  return path;
}

/** The picture that a file is drawn as. */
async function drawn(...given: Parameters<typeof encodeImage>): Promise<EncodedImage> {
  const image = await encodeImage(...given);
  if (typeof image === 'string') throw new Error(`The picture is refused: ${image}`);
  return image;
}

function photo(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#336699' } });
}

describe('encodeImage', () => {
  it('turns a photo upright, makes it small enough for screens and forgets where it was taken', async () => {
    const gps = { IFD0: { Artist: 'somebody' }, IFD3: { GPSLatitude: '23/1 48/1 0/1' } };
    const taken = await photo(2_000, 1_000).withExif(gps).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const image = await drawn(put(taken), 'jpeg');
    expect(image).toMatchObject({ ending: 'jpg', type: 'image/jpeg', width: 800, height: 1_600 });
    const metadata = await sharp(image.content).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', width: 800, height: 1_600 });
    expect([metadata.exif, metadata.orientation, metadata.icc, metadata.xmp]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('makes a small picture of at most 320 pixels beside it', async () => {
    const image = await drawn(put(await photo(900, 600).jpeg().toBuffer()), 'jpeg');
    expect(await sharp(image.thumbnail).metadata()).toMatchObject({ format: 'webp', width: 320, height: 213 });
  });

  it('keeps a PNG and its transparency, and enlarges nothing', async () => {
    const logo = await sharp({
      create: { width: 64, height: 64, channels: 4, background: { r: 1, g: 2, b: 3, alpha: 0.5 } },
    })
      .png()
      .toBuffer();
    const image = await drawn(put(logo), 'png');
    expect(image).toMatchObject({ ending: 'png', width: 64, height: 64 });
    expect(await sharp(image.content).metadata()).toMatchObject({ format: 'png', hasAlpha: true });
    expect(await sharp(image.thumbnail).metadata()).toMatchObject({ width: 64, hasAlpha: true });
  });

  it('makes a PNG of a GIF', async () => {
    const image = await drawn(put(await photo(20, 20).gif().toBuffer()), 'gif');
    expect(image).toMatchObject({ ending: 'png', type: 'image/png' });
  });

  it('gives the same bytes for the same picture', async () => {
    const path = put(await photo(300, 200).jpeg().toBuffer());
    const [first, second] = [await drawn(path, 'jpeg'), await drawn(path, 'jpeg')];
    expect(first.content.equals(second.content)).toBe(true);
  });

  it('drops code that is hidden in a picture', async () => {
    const clean = await photo(50, 50).jpeg().toBuffer();
    const code = Buffer.from('<?php system($_GET["c"]); ?>');
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, code.length + 2]), code]);
    const dirty = Buffer.concat([
      clean.subarray(0, 2),
      comment,
      clean.subarray(2),
      Buffer.from('<script>alert(1)</script>'),
    ]);
    const image = await drawn(put(dirty), 'jpeg');
    expect(image.width).toBe(50);
    expect(image.content.toString('latin1')).not.toMatch(/php|script/);
  });

  it.each(['jpeg', 'png'] as const)('refuses the first half of a %s', async (format) => {
    const noise = await sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .toFormat(format)
      .toBuffer();
    expect(await encodeImage(put(noise.subarray(0, noise.length / 2)), format)).toBe('image');
  });

  it('refuses a small file that unfolds into a hundred million pixels, and says that it is too large', async () => {
    const bomb = await photo(10_000, 10_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await encodeImage(put(bomb), 'png')).toBe('imageTooLarge');
  });

  it('stops drawing what takes too long, and says that it is too large', async () => {
    const path = put(hugePicture());
    expect(await encodeImage(path, 'png', { pixels: 2_000_000_000, seconds: 1 })).toBe('imageTooLarge');
  });

  it('refuses what is no picture', async () => {
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    expect(await encodeImage(put(drawing), 'png')).toBe('image');
    expect(await encodeImage(put(Buffer.from('\u00ff\u00d8\u00ff<?php', 'latin1')), 'jpeg')).toBe('image');
  });
});

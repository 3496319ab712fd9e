import sharp from 'sharp';

/** A picture as somebody would upload it. */
export async function pictureFile(name = 'photo.png') {
  const picture = sharp({ create: { width: 240, height: 320, channels: 3, background: '#0f5c5c' } });
  return { name, mimeType: 'image/png', buffer: await picture.png().toBuffer() };
}

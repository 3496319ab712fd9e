import QRCode from 'qrcode';

/** A picture of squares, as the path of an SVG picture that is so many squares wide. */
export interface QrPicture {
  readonly size: number;
  readonly path: string;
}

/** The picture from which an authenticator app reads a text. It is drawn by whoever shows it: nothing is loaded for it. */
export function qrOf(text: string): QrPicture {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const squares: string[] = [];
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1)
      if (modules.get(row, column)) squares.push(`M${column} ${row}h1v1h-1z`);
  return { size, path: squares.join('') };
}

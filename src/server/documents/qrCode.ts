import QRCode from 'qrcode';

/** A picture of a text, which scanners read also where a quarter of it is dirty. */
export function qrCode(text: string): Promise<string> {
  return QRCode.toString(text, { type: 'svg', errorCorrectionLevel: 'Q', margin: 0 });
}

/** A page of A4 in points, with lines from the top left. */
const PAGE = { width: 595, height: 842, left: 72, top: 780, lead: 22 } as const;

/** A document of one page with lines of plain Latin text, the first of them its heading. */
export function makePdf(lines: readonly string[]): Buffer {
  const [heading = '', ...rest] = lines;
  const text = [
    `BT /F2 18 Tf ${PAGE.left} ${PAGE.top} Td (${escapeText(heading)}) Tj`,
    `/F1 12 Tf 0 -14 Td ${PAGE.lead} TL`,
    ...rest.map((line) => `T* (${escapeText(line)}) Tj`),
    'ET',
  ].join('\n');
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${Buffer.byteLength(text, 'latin1')} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
  ]);
}

/** Joins the objects, numbered from 1, and adds the table of their byte offsets. */
function assemble(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const count = objects.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${offsets.join('')}`;
  const end = `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + table + end, 'latin1');
}

function escapeText(text: string): string {
  return text.replace(/[\\()]/g, '\\$&');
}

/** Formatted text without its format, for searching and for cells. Nothing of it is run: it is only parsed. */
export function plainText(html: unknown): string {
  if (typeof html !== 'string') return '';
  const { body } = new DOMParser().parseFromString(html.replace(/<(br|\/p|\/li|\/h\d|\/td)\b/gi, ' <$1'), 'text/html');
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}

import sanitizeHtml from 'sanitize-html';
import type { Resource } from '../../../../core/resource.ts';
import type { Values } from './store.ts';

/** What the editor can make. Everything else is removed, above all what a browser would run. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    ...[
      'p',
      'br',
      'h1',
      'h2',
      'h3',
      'h4',
      'h5',
      'h6',
      'strong',
      'b',
      'em',
      'i',
      'u',
      's',
      'sub',
      'sup',
      'mark',
      'span',
    ],
    ...['ul', 'ol', 'li', 'blockquote', 'code', 'pre', 'hr', 'a', 'img', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height'],
    '*': ['style', 'dir'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan'],
  },
  allowedStyles: {
    '*': {
      'text-align': [/^(start|end|left|right|center|justify)$/],
      color: [/^#[0-9a-f]{3,8}$/i, /^rgb\([\d, ]+\)$/],
    },
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
};

/** The values with their formatted texts made harmless. */
export function cleanRichText({ fields }: Pick<Resource, 'fields'>, values: Values): Values {
  const formatted = Object.keys(values).filter((name) => fields[name]?.kind === 'richText');
  if (formatted.length === 0) return values;
  const cleaned: Record<string, unknown> = { ...values };
  for (const name of formatted) {
    const value = values[name];
    if (typeof value === 'string') cleaned[name] = sanitizeHtml(value, ALLOWED);
  }
  return cleaned;
}

import sanitizeHtml from 'sanitize-html';
import type { Resource } from '../../../../core/resource.ts';
import { maxLength } from '../../../../core/rules/parseText.ts';
import type { Values } from '../../store.ts';

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

/** Cleaning takes time by the square of the elements that are open at once; a text has some ten. */
const MOST_OPEN = 2_000;
/** The beginning or the end of an element that others may stand in. */
const ELEMENT = /<(\/?)(?!(?:br|hr|img)\b)[a-z]/gi;

/** A text that is so many times longer than its field takes is refused for that, and not cleaned before. */
const MOST_TOO_LONG = 5;

/** The values with their formatted texts made harmless. */
export function cleanRichText({ fields }: Pick<Resource, 'fields'>, values: Values): Values {
  const cleaned: Record<string, unknown> = { ...values };
  for (const [name, value] of Object.entries(values)) {
    const field = fields[name];
    if (field?.kind !== 'richText' || typeof value !== 'string') continue;
    if (value.length > MOST_TOO_LONG * maxLength(field)) continue;
    cleaned[name] = sanitizeHtml(isTooDeep(value) ? asShown(value) : value, ALLOWED);
  }
  return cleaned;
}

function isTooDeep(html: string): boolean {
  let open = 0;
  for (const [, isEnd] of html.matchAll(ELEMENT)) {
    open = isEnd ? Math.max(0, open - 1) : open + 1;
    if (open > MOST_OPEN) return true;
  }
  return false;
}

/** A formatted text as a text that shows its signs. */
function asShown(html: string): string {
  return html.replaceAll('<', '&lt;');
}

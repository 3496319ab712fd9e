import { languages } from '../../../../locales/languages.ts';
import type { Translator } from '../../translate.ts';
import type { Mail } from './mailer.ts';
import { BRAND_COLOR, PAGE_INK } from '../../../core/brand.ts';

/** What a mail says: paragraphs, with a link among them. */
export interface MailContent {
  readonly to: Mail['to'];
  readonly subject: string;
  readonly before: readonly string[];
  readonly link: { readonly label: string; readonly address: string };
  readonly after: readonly string[];
}

/** A mail in plain text and in HTML. What people have entered is escaped, and never becomes a tag. */
export function composeMail({ locale }: Pick<Translator, 'locale'>, content: MailContent): Mail {
  const { to, subject, before, link, after } = content;
  const direction = languages.find(({ code }) => code === locale)?.direction ?? 'ltr';
  const paragraphs = (texts: readonly string[]) => texts.map((text) => `<p>${escaped(text)}</p>`).join('\n');
  const address = escaped(link.address);
  const html = `<!doctype html>
<html lang="${locale}" dir="${direction}">
<head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body style="font-family:sans-serif;font-size:16px;line-height:1.5;color:${PAGE_INK};max-width:36em;margin:0 auto;padding:16px">
${paragraphs(before)}
<p><a href="${address}" style="display:inline-block;padding:10px 18px;border-radius:6px;background:${BRAND_COLOR};color:#ffffff;text-decoration:none">${escaped(link.label)}</a></p>
<p dir="ltr" style="word-break:break-all">${address}</p>
${paragraphs(after)}
</body>
</html>
`;
  const text = [...before, link.address, ...after].join('\n\n');
  return { to, subject: oneLine(subject), text: `${text}\n`, html };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

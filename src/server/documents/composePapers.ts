import type { Locale } from '../../../locales/languages.ts';
import type { Storage } from '../storage/storage.ts';
import type { Translator, Translators } from '../translate.ts';
import type { DefinedDocument } from './defineDocument.ts';
import type { DocumentRow } from './documentRows.ts';
import { type Letterhead, readLogo } from './letterhead.ts';
import { nameOnPaper } from './namesOnPaper.ts';
import { dayInWords, printLanguage } from './printLanguage.ts';
import { qrCode } from './qrCode.ts';
import { groupedCode } from './shortCode.ts';
import { sharedTemplate } from './templates/index.ts';
import type { PrintFiles } from './typesetter.ts';
import { type ServerAddress, addressOfCode, verifyAddress } from './verifyAddress.ts';

/** What is set: papers of one kind, in one language or with the labels of a second one beside it. */
export interface PaperBatch<Data> {
  readonly document: DefinedDocument<Data>;
  readonly papers: readonly { readonly data: Data; readonly row: Pick<DocumentRow, 'serial' | 'code' | 'issued_on'> }[];
  readonly locale: Locale;
  readonly secondLocale?: Locale;
}

/** What is the same for all papers. */
interface Printing {
  readonly letterhead: Letterhead;
  /** Where the logo is. */
  readonly storage: Pick<Storage, 'folder'>;
  readonly env: ServerAddress;
  readonly translators: Translators;
}

/** Bengali and Arabic digits and marks are taken from the fonts that have their letters. */
export const FONTS = ['Noto Sans', 'Noto Sans Bengali', 'Noto Sans Arabic'];

/** Everything that a file of papers is made of. What people have entered goes in as data only, never as source. */
export async function composePapers<Data>(
  { letterhead, storage, env, translators }: Printing,
  { document, papers, locale, secondLocale }: PaperBatch<Data>,
): Promise<PrintFiles> {
  const logo = await readLogo(storage, letterhead);
  const second = secondLocale && secondLocale !== locale ? secondLocale : undefined;
  const data = {
    fonts: FONTS,
    letterhead: { ...letterhead, ...nameOnPaper(letterhead, locale, second) },
    logo: logo?.name ?? null,
    language: printLanguage(locale),
    second: second ? printLanguage(second) : null,
    words: wordsOf(translators.forHeader(locale), document),
    second_words: second ? wordsOf(translators.forHeader(second), document) : null,
    check: verifyAddress(env),
    papers: await Promise.all(
      papers.map(async ({ data, row }) => ({
        serial: row.serial,
        code: groupedCode(row.code),
        qr: await qrCode(addressOfCode(env, row.code)),
        issued_on: dayInWords(row.issued_on, locale),
        content: data,
        says: document.says(data),
      })),
    ),
  };
  return {
    'main.typ': document.template,
    'paper.typ': sharedTemplate,
    'data.json': JSON.stringify(data),
    ...(logo && { [logo.name]: logo.content }),
  };
}

function wordsOf({ textsBelow }: Translator, { kind }: Pick<DefinedDocument, 'kind'>): Record<string, string> {
  const shared = Object.entries(textsBelow('documents.paper')).map(([key, text]) => [`paper.${key}`, text]);
  return { ...textsBelow(`documents.${kind}`), ...Object.fromEntries(shared) };
}

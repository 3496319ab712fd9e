import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages, type Locale } from '../../locales/languages.ts';
import { serverMessages } from '../../locales/serverMessages.ts';
import type { DefinedDocument } from '../../src/server/documents/defineDocument.ts';
import { documents } from '../../src/server/school/documents/index.ts';
import { type Campus, openCampus } from '../support/campus.ts';
import { marksheetOf, meritListOf, tabulationOf } from '../support/papers.ts';
import { look } from '../support/printedPages.ts';

const HOSTILE = '#panic("no") $x^2$ ] } \\ *b* _i_ `raw` ```block``` <label> @ref // no /* no */ %{full} "q"';
const TURNED = '\u202egnihtoN\u202c \u2067x\u2069\u2069 \u200fRahim\u200e';
const GPA: Readonly<Record<Locale, string>> = {
  en: '4.92',
  bn: '৪.৯২',
  de: '4,92',
  fr: '4,92',
  pt: '4,92',
  ar: '٤٫٩٢',
};
const ROW = { serial: 'MS-2026-000123', code: 'K7QM3XHA9TPD', issued_on: '2026-06-20' };

describe('papers', () => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus('postgres');
  });
  afterAll(() => campus.close());

  const compose = async <Data>(
    document: DefinedDocument<Data>,
    datas: readonly Data[],
    locale: Locale = 'en',
    secondLocale?: Locale,
  ) => {
    const letterhead = await campus.context.readLetterhead(campus.database);
    const papers = datas.map((data) => ({ data, row: ROW }));
    return campus.server.composePapers({ ...campus.context, letterhead }, { document, papers, locale, secondLocale });
  };
  const named = (name: string) => {
    const plain = marksheetOf(1);
    return { ...plain, student: { ...plain.student, name } };
  };

  it.each(languages)('speak $name, in its digits', async ({ code }) => {
    const { text, pages } = look(await compose(campus.server.marksheet, [marksheetOf(1)], code));
    expect(pages).toBe(1);
    expect(text).toContain(serverMessages[code].documents.marksheet.student_group);
    // A number whose point comes from another font is in pieces.
    expect(text.replaceAll('\n', '')).toContain(GPA[code]);
    expect(text).toContain('MS-2026-000123');
    expect(text).toContain('S-1001');
  });

  it('have the labels of a second language beside those of the first where it is wanted', async () => {
    const { text } = look(await compose(campus.server.marksheet, [marksheetOf(1)], 'en', 'bn'));
    for (const word of ['Section', 'শাখা', 'GPA', 'জিপিএ']) expect(text).toContain(word);
    expect(text).toContain('4.92');
  });

  it('begin with the name of the institute in the script of the language, and have another only beside a second one', async () => {
    const institute = async (locale: Locale, second?: Locale) => {
      const files = await compose(campus.server.marksheet, [marksheetOf(1)], locale, second);
      const { letterhead } = JSON.parse(String(files['data.json'])) as { letterhead: Record<string, string | null> };
      const { text } = look(files);
      return { leads: letterhead.name, second: letterhead.second_name, text: text.replaceAll(/\s/g, '') };
    };
    const { name, name_local: local } = await campus.context.readLetterhead(campus.database);
    expect(local).toMatch(/\p{Script=Bengali}/u);
    const plain = (text: string | null) => String(text).replaceAll(/\s/g, '');
    for (const language of ['en', 'ar'] as const) {
      const head = await institute(language);
      expect([head.leads, head.second]).toEqual([name, undefined]);
      expect(head.text).not.toContain(plain(local));
    }
    const bengali = await institute('bn');
    expect([bengali.leads, bengali.second]).toEqual([local, undefined]);
    expect(bengali.text).not.toContain(plain(name));
    expect(await institute('bn', 'en')).toMatchObject({ leads: local, second: name });
    const both = await institute('en', 'bn');
    expect(both).toMatchObject({ leads: name, second: local });
    expect(both.text).toContain(plain(name));
    expect(both.text).toContain(plain(local));
  });

  it('have a QR code that a scanner reads from the page', async () => {
    const files = await compose(campus.server.marksheet, [marksheetOf(1)], 'ar');
    const { host, port } = campus.context.env;
    expect(await look(files).scan()).toBe(`http://${host}:${port}/verify/K7QM3XHA9TPD`);
  });

  it('show hostile texts as they are', async () => {
    const { text, pages } = look(await compose(campus.server.marksheet, [named(HOSTILE)]));
    const joined = text.replace(/\s+/g, '');
    expect(joined).toContain(HOSTILE.replace(/\s+/g, ''));
    expect(pages).toBe(1);
  });

  it('are not turned round by the marks in a name', async () => {
    const { text } = look(await compose(campus.server.marksheet, [named(TURNED)]));
    expect(text).not.toMatch(/[\u202a-\u202e]/);
    expect(text).toContain('gnihtoN');
  });

  it('take ten thousand characters', async () => {
    const long = look(await compose(campus.server.marksheet, [named('Rahim Uddin '.repeat(850))]));
    expect(long.pages).toBeGreaterThan(1);
    expect(long.text.match(/Rahim/g)?.length).toBeGreaterThan(800);
    expect(look(await compose(campus.server.marksheet, [named('x'.repeat(10_000))])).pages).toBeGreaterThan(0);
  });

  it('leave out positions and attendance where there are none', async () => {
    const { positions: _, attendance: __, ...plain } = marksheetOf(1);
    const { text } = look(await compose(campus.server.marksheet, [plain]));
    expect(text).not.toContain('Position');
    expect(text).not.toContain('Attendance');
    const failed = { ...plain.result, gpa: '0.00', letter: 'F', is_passed: false, failed_subjects: 2 };
    const without = { ...plain, result: failed, positions: { section: null, class: null } };
    const shown = look(await compose(campus.server.marksheet, [without])).text;
    expect(shown).toContain('Failed subjects: 2');
    expect(shown).not.toContain('Position');
  });

  it('number the pages of each by itself', async () => {
    const { text, pages } = look(
      await compose(
        campus.server.marksheet,
        [1, 2, 3].map((number) => marksheetOf(number)),
      ),
    );
    expect(pages).toBe(3);
    expect(text.match(/Page 1 of 1/g)).toHaveLength(3);
  });

  it('repeat the heads of a tabulation sheet on each of its pages', async () => {
    const { text, pages } = look(await compose(campus.server.tabulation, [tabulationOf(70)]));
    expect(pages).toBeGreaterThan(2);
    expect(text.match(/Mathematics|Mathe/g)?.length).toBe(pages);
    expect(text).toContain(`Page ${pages} of ${pages}`);
    expect(text).toContain('Student 70');
  });

  const passed = tabulationOf(23);
  const tabulated = {
    ...passed,
    students: passed.students.map((each, index) => ({
      ...each,
      result: { ...each.result, is_passed: index % 4 > 0 },
    })),
  };
  const SAMPLES: Readonly<Record<string, unknown>> = {
    marksheet: marksheetOf(1),
    tabulation: tabulated,
    meritList: meritListOf(12),
  };
  it.each(documents)('say all that is told to whoever verifies one: $kind', async (document) => {
    const data = SAMPLES[document.kind];
    const { text } = look(await compose(document, [data]));
    const joined = text.replace(/\s+/g, '');
    for (const [name, value] of Object.entries(document.says(data)))
      expect(joined, name).toContain(value.replace(/\s+/g, ''));
  });

  it('tell their sums by name, as they are told to whoever verifies them', async () => {
    const textOf = async <Data>(document: DefinedDocument<Data>, data: Data, locale: Locale) =>
      look(await compose(document, [data], locale)).text.replace(/\s+/g, '');
    const sheet = await textOf(campus.server.tabulation, tabulated, 'en');
    expect(sheet).toContain('Students23');
    expect(sheet).toContain('Passed17');
    const list = await textOf(campus.server.meritList, meritListOf(12), 'en');
    expect(list).toContain('Students12');
    expect(list).toContain('HighestGPA5.00');
    expect(await textOf(campus.server.meritList, meritListOf(12), 'bn')).toContain('শিক্ষার্থীসংখ্যা১২');
  });

  it('list those who passed, by merit', async () => {
    const { text, pages } = look(await compose(campus.server.meritList, [meritListOf(50)], 'bn'));
    expect(pages).toBeGreaterThan(1);
    expect(text).toContain('মেধাতালিকা');
    expect(text).toContain('৫০');
  });
});

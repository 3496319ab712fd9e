import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Subject } from '../../src/server/documents/issueDocuments.ts';
import { type Campus, openCampus } from '../support/campus.ts';
import { marksheetOf } from '../support/papers.ts';

const NOBODY = { userId: null };
const CODE = /^[34679ACDEFGHJKMNPQRTWXY]{4}(-[34679ACDEFGHJKMNPQRTWXY]{4}){2}$/;

describe('issued documents', () => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus();
  });
  afterAll(() => campus.close());
  beforeEach(() => campus.database.query('delete from login_failures'));

  /** No result of the school has such a number. */
  let lastId = 1_000_000;
  const newSubject = (): Subject => {
    lastId++;
    return { resource: 'result', id: lastId, version: 1 };
  };
  const issue = (subject: Subject, more: { gpa?: string; locale?: 'en' | 'bn' } = {}) => {
    const plain = marksheetOf(subject.id);
    const data = { ...plain, result: { ...plain.result, gpa: more.gpa ?? plain.result.gpa } };
    const { locale = 'en' } = more;
    return campus.server.issueDocument(campus.context, {
      document: campus.server.marksheet,
      data,
      subject,
      locale,
      caller: NOBODY,
    });
  };
  const numberOf = ({ serial }: { serial: string }) => Number(serial.slice(-6));
  const page = (path: string, headers: Record<string, string> = {}) =>
    campus.app.inject({ method: 'GET', url: `/verify${path}`, headers });

  it('have serials of their kind and year, and a code to read out', async () => {
    const { pdf, serial, code } = await issue(newSubject());
    expect(serial).toBe(`MS-${campus.context.today().slice(0, 4)}-000001`);
    expect(code).toMatch(CODE);
    expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
  });

  it('leave no serial out when ten are issued at once', async () => {
    const before = numberOf(await issue(newSubject()));
    const issued = await Promise.all(Array.from({ length: 10 }, () => issue(newSubject())));
    const numbers = issued.map(numberOf).sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, index) => before + 1 + index));
  });

  it('are one paper however often and by however many it is printed', async () => {
    const subject = newSubject();
    const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => issue(subject)));
    for (const { serial, code } of others)
      expect({ serial, code }).toEqual({ serial: first?.serial, code: first?.code });
    const next = await issue(newSubject());
    expect(numberOf(next)).toBe(numberOf(first as typeof next) + 1);
  });

  it('are another paper in another language and of another version', async () => {
    const subject = newSubject();
    const papers = [
      await issue(subject),
      await issue(subject, { locale: 'bn' }),
      await issue({ ...subject, version: 2 }),
    ];
    expect(new Set(papers.map(({ serial }) => serial)).size).toBe(3);
    expect(new Set(papers.map(({ code }) => code)).size).toBe(3);
  });

  it('say the same as when they were issued, or are refused', async () => {
    const subject = newSubject();
    const { serial } = await issue(subject, { gpa: '4.00' });
    const refused = issue(subject, { gpa: '5.00' });
    await expect(refused).rejects.toMatchObject({ id: 'documentChanged', status: 409, params: { serial } });
    expect(numberOf(await issue(newSubject()))).toBe(Number(serial.slice(-6)) + 1);
  });

  it('of a whole class are one file, each paper with a serial and a code of its own', async () => {
    const papers = Array.from({ length: 60 }, () => {
      const subject = newSubject();
      return { subject, data: marksheetOf(subject.id) };
    });
    const given = { document: campus.server.marksheet, papers, locale: 'bn', caller: NOBODY } as const;
    const { pdf, issued } = await campus.server.issueDocuments(campus.context, given);
    const numbers = issued.map(numberOf);
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] as number) + index));
    expect(new Set(issued.map(({ code }) => code)).size).toBe(60);
    expect(
      Buffer.from(pdf)
        .toString('latin1')
        .match(/\/Type\s*\/Page\b/g),
    ).toHaveLength(60);
    expect((await campus.server.issueDocuments(campus.context, given)).issued).toEqual(issued);
  });

  describe('by their code', () => {
    it('tell anybody what they say, and nothing else', async () => {
      const subject = newSubject();
      const { code, serial } = await issue(subject);
      const answer = await campus.call(`GET /verify/${code}`, { as: null });
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({
        kind: 'marksheet',
        serial,
        issued_on: campus.context.today(),
        says: {
          student: `Student ${subject.id}`,
          student_id: `S-${1000 + subject.id}`,
          class: 'Nine',
          section: 'A',
          exam: 'Half-Yearly',
          academic_year: '2026',
          gpa: '4.92',
          letter: 'A',
          total: '612.5',
          full_marks: '800',
        },
        // There is no such result.
        holds: false,
      });
    });

    it.each(['', 'lower case', 'no dashes', 'blanks'])('are found: %s', async (how) => {
      const { code, serial } = await issue(newSubject());
      const typed = { 'lower case': code.toLowerCase(), 'no dashes': code.replaceAll('-', '') }[how];
      const blanks = encodeURIComponent(` ${code.replaceAll('-', ' ')} `);
      const { body } = await campus.call(`GET /verify/${typed ?? (how === 'blanks' ? blanks : code)}`, { as: null });
      expect(body.serial).toBe(serial);
    });

    it('are not there under any other code, and the answer gives no hint', async () => {
      const { code } = await issue(newSubject());
      const swapped = `${code[1]}${code[0]}${code.slice(2)}`;
      const wrong = [
        `${code}A`,
        'AAAA-AAAA-AAAA',
        'x',
        '0',
        "'; drop table",
        '\0',
        'K7QM\u00003XHA9TPD',
        'é'.repeat(500),
        swapped === code ? 'y' : swapped,
      ];
      const answers = await Promise.all(
        wrong.map((each) => campus.call(`GET /verify/${encodeURIComponent(each)}`, { as: null })),
      );
      for (const { status, body } of answers) expect([status, body]).toEqual([404, { message: 'Document not found.' }]);
    });

    it('are not asked for any more after twenty wrong codes from one address, right ones included', async () => {
      const { code } = await issue(newSubject());
      for (let count = 0; count < 20; count++) {
        expect((await campus.call(`GET /verify/wrong${count}`, { as: null })).status).toBe(404);
        if (count === 10) expect((await campus.call(`GET /verify/${code}`, { as: null })).status).toBe(200);
      }
      const answer = await campus.call(`GET /verify/${code}`, { as: null });
      expect(answer.status).toBe(429);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(60);
      const shown = await page(`/${code}`);
      expect(shown.statusCode).toBe(429);
      expect(Number(shown.headers['retry-after'])).toBeGreaterThan(60);
      expect(shown.body).toContain('Too many wrong codes');
    });
  });

  describe('on the public page', () => {
    it('are told as they were issued, and that they hold no longer', async () => {
      const subject = newSubject();
      const { code, serial } = await issue(subject);
      const { statusCode, body, headers } = await page(`/${code}`);
      expect(statusCode).toBe(200);
      expect(body).not.toContain('This document is genuine');
      expect(body).toContain('<title>This document is no longer valid</title>');
      for (const shown of ['>This document is no longer valid</h1>', serial, `Student ${subject.id}`, '4.92'])
        expect(body).toContain(shown);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      expect(body).toContain('<meta name="robots" content="noindex"/>');
    });

    it('are in the language that is chosen, or that the browser asks for', async () => {
      const { code } = await issue(newSubject());
      const arabic = await page(`/${code}?lang=ar`, { 'accept-language': 'de' });
      expect(arabic.body).toContain('<html lang="ar" dir="rtl">');
      expect(arabic.body).toContain('لم تعد هذه الوثيقة سارية');
      expect(arabic.body).toContain('٤٫٩٢');
      // As the paper prints it: people compare the two.
      expect(arabic.body).toContain(`>${marksheetOf(lastId).student.student_id}<`);
      expect((await page(`/${code}?lang=bn`)).body).toContain(`>${marksheetOf(lastId).student.student_id}<`);
      const german = await page(`/${code}`, { 'accept-language': 'de-AT,en;q=0.5' });
      expect(german.body).toContain('<html lang="de" dir="ltr">');
      expect(german.body).toContain('4,92');
      expect((await page('?lang=%22%3E%3Cscript%3E')).body).not.toContain('<script');
    });

    it('need no script, and nothing but the styles that the policy names', async () => {
      const { body, headers } = await page('');
      expect(body).not.toMatch(/<script|style="|<link|<img| on\w+=/);
      expect(headers['content-security-policy']).toMatch(
        /^default-src 'none'; style-src 'sha256-[\w+/=]+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
      );
    });

    it('are asked for by a form, which leads to the same address as the QR code', async () => {
      const { code } = await issue(newSubject());
      const answer = await page(`?lang=fr&code=${encodeURIComponent(code.toLowerCase())}`);
      expect(answer.statusCode).toBe(303);
      expect(answer.headers.location).toBe(`/verify/${code.replaceAll('-', '')}?lang=fr`);
    });

    it('are not found by the form where the code was mistyped', async () => {
      for (const typed of ['AAAA', '../../x', 'AAAA-AAAA-AAA!']) {
        const asked = await page(`?code=${encodeURIComponent(typed)}`);
        const { statusCode, body } = await page(String(asked.headers.location).replace('/verify', ''));
        expect(statusCode, typed).toBe(404);
        expect(body).toContain('Document not found');
      }
    });

    it('that nobody issued are one page, whatever is wrong with the code', async () => {
      const wrong = ['/AAAA-AAAA-AAAA', '/x', '/a/b/c', '/%', '/%3Cscript%3E', `/${'A'.repeat(3000)}`];
      const pages = await Promise.all(wrong.map((path) => page(path)));
      for (const { statusCode, body } of pages) {
        expect(statusCode).toBe(404);
        expect(body).toBe(pages[0]?.body);
      }
      expect(pages[0]?.body).toContain('Document not found');
    });
  });
});

import { describe, expect, it } from 'vitest';
import { shownName } from './upload.ts';

describe('shownName', () => {
  it.each([
    ['report card.pdf', 'report card.pdf'],
    ['পরীক্ষার রুটিন.pdf', 'পরীক্ষার রুটিন.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\fakepath\\photo.jpg', 'photo.jpg'],
    ['photo.jpg\u0000.php', 'photo.jpg .php'],
    ['a\r\nSet-Cookie: x=1.pdf', 'a Set-Cookie x=1.pdf'],
    ['\u202efdp.exe', 'fdp.exe'],
    ['.htaccess', 'htaccess'],
    ['half \ud83d.pdf', 'half .pdf'],
    ['..', 'file'],
    ['', 'file'],
    [undefined, 'file'],
  ])('shows %j as %j', (given, shown) => {
    expect(shownName(given)).toBe(shown);
  });

  it('shortens a long name and keeps its ending', () => {
    const name = shownName(`${'অ'.repeat(400)}.pdf`);
    expect([...name]).toHaveLength(150);
    expect(name).toMatch(/^অ+\.pdf$/);
  });
});

import { describe, expect, it } from 'vitest';
import { fullAddress, playerAddress } from './videos.ts';

describe('the player of a video', () => {
  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=4',
    'youtube.com/watch?v=dQw4w9WgXcQ',
    ' https://youtu.be/dQw4w9WgXcQ ',
    'https://youtu.be/dQw4w9WgXcQ?si=abc',
    'https://m.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
  ])('is found for %s', (address) => {
    expect(playerAddress(address)).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ');
  });

  it.each(['https://vimeo.com/76979871', 'player.vimeo.com/video/76979871'])('is found for %s', (address) => {
    expect(playerAddress(address)).toBe('https://player.vimeo.com/video/76979871');
  });

  it.each([
    'https://example.org/film.mp4',
    'https://example.org/76979871',
    'https://vimeo.com/a76979871',
    'https://vimeo.com/76979871a',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'youtu.be/"><script>',
    '',
    'no address',
  ])('is not made up for %s', (address) => expect(playerAddress(address)).toBeUndefined());
});

it('completes an address that was typed without its scheme', () => {
  expect(fullAddress('vimeo.com/1')).toBe('https://vimeo.com/1');
  expect(fullAddress('a.org/?of=http://b.org')).toBe('https://a.org/?of=http://b.org');
  expect(fullAddress('HTTP://a.org')).toBe('HTTP://a.org');
});

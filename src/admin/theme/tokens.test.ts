import { describe, expect, it } from 'vitest';
import { fontFamily, palettes, radius, type Palette, type Skin } from './tokens.ts';

const TEXT_ON: readonly (readonly [keyof Palette, keyof Palette])[] = [
  ['ink', 'paper'],
  ['ink', 'surface'],
  ['inkSoft', 'paper'],
  ['inkSoft', 'surface'],
  ['primary', 'paper'],
  ['primary', 'surface'],
  ['primary', 'primaryTint'],
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryHover'],
  ['accentText', 'paper'],
  ['accentText', 'surface'],
  ['error', 'paper'],
  ['error', 'surface'],
  ['error', 'errorTint'],
  ['success', 'surface'],
  ['info', 'surface'],
];

describe.each(['light', 'dark'] as const)('the %s palette', (skin) => {
  it.each(TEXT_ON)('keeps %s readable on %s', (text, background) => {
    expect(contrast(palettes[skin][text], palettes[skin][background])).toBeGreaterThanOrEqual(4.5);
  });

  it('draws the edge of an input visibly on both grounds', () => {
    const { borderStrong, paper, surface } = palettes[skin];
    expect(contrast(borderStrong, paper)).toBeGreaterThanOrEqual(3);
    expect(contrast(borderStrong, surface)).toBeGreaterThanOrEqual(3);
  });
});

// After a change of the tokens: npx vitest run src/admin/theme -u
it('gives plain CSS exactly the values that the theme has', async () => {
  await expect(paletteCss()).toMatchFileSnapshot('palette.css');
});

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function paletteCss(): string {
  const shared = [`--radius: ${radius}px;`, `--font: ${fontFamily};`];
  return `${block(':root', 'light', shared)}\n${block(':root[data-skin="dark"]', 'dark')}`;
}

function block(selector: string, skin: Skin, more: readonly string[] = []): string {
  const colours = Object.entries(palettes[skin]).map(([name, value]) => `--${kebab(name)}: ${value};`);
  return `${selector} {\n${[`color-scheme: ${skin};`, ...colours, ...more].map((line) => `  ${line}\n`).join('')}}\n`;
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

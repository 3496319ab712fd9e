import { BRAND_COLOR } from '../../core/brand.ts';

/** The two looks of the product; light is the default. */
export type Skin = 'light' | 'dark';

/** `palette.css` holds the same values for plain CSS: `inkSoft` is `--ink-soft`. Its test says how to renew it. */
export const palettes = {
  light: {
    ink: '#16233b',
    inkSoft: '#566077',
    primary: BRAND_COLOR,
    primaryHover: '#0b4a4a',
    primaryTint: '#e3eeec',
    onPrimary: '#ffffff',
    accent: '#b7791f',
    accentText: '#8a5a12',
    paper: '#f6f5f1',
    surface: '#ffffff',
    border: '#e3e0d8',
    borderStrong: '#8b8778',
    error: '#b3261e',
    errorTint: '#fbeae8',
    success: '#1f6f43',
    info: '#2b5f9e',
  },
  dark: {
    ink: '#e4eaf0',
    inkSoft: '#9fb0be',
    primary: '#6fc7bf',
    primaryHover: '#8fd6cf',
    primaryTint: '#1c3338',
    onPrimary: '#06282a',
    accent: '#e0ab55',
    accentText: '#e0ab55',
    paper: '#11181f',
    surface: '#18212a',
    border: '#2a3641',
    borderStrong: '#66798a',
    error: '#f2b8b5',
    errorTint: '#3a2222',
    success: '#8fd3a8',
    info: '#9cc3f0',
  },
} as const satisfies Record<Skin, Record<string, `#${string}`>>;

export type Palette = (typeof palettes)[Skin];

export const radius = 10;

export const fontFamily =
  '"Inter", "Noto Sans", "Noto Sans Bengali", "Noto Sans Arabic", system-ui, "Segoe UI", sans-serif';

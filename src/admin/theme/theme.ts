import type { RaThemeOptions } from 'react-admin';
import { components } from './components.ts';
import { wantsLessMotion } from './motion.ts';
import { fontFamily, palettes, radius, type Skin } from './tokens.ts';

/** The look of the app for a skin and a direction of writing, as react-admin takes it. */
export function themeOf(skin: Skin, direction: 'ltr' | 'rtl'): RaThemeOptions {
  const colours = palettes[skin];
  return {
    direction,
    palette: {
      mode: skin,
      primary: {
        main: colours.primary,
        dark: colours.primaryHover,
        light: colours.primary,
        contrastText: colours.onPrimary,
      },
      secondary: {
        main: colours.primary,
        dark: colours.primaryHover,
        light: colours.primary,
        contrastText: colours.onPrimary,
      },
      error: { main: colours.error, contrastText: colours.surface },
      warning: { main: colours.accentText, contrastText: colours.surface },
      success: { main: colours.success, contrastText: colours.surface },
      info: { main: colours.info, contrastText: colours.surface },
      text: { primary: colours.ink, secondary: colours.inkSoft },
      background: { default: colours.paper, paper: colours.surface },
      divider: colours.border,
      bulkActionsToolbarBackgroundColor: colours.primaryTint,
    },
    shape: { borderRadius: radius },
    spacing: 8,
    typography: {
      fontFamily,
      fontSize: 14,
      h1: { fontSize: '1.75rem', fontWeight: 650, lineHeight: 1.3, letterSpacing: '-0.015em' },
      h2: { fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.4 },
      h3: { fontSize: '1.0625rem', fontWeight: 600, lineHeight: 1.4 },
      h4: { fontSize: '1.25rem', fontWeight: 600 },
      h5: { fontSize: '1.125rem', fontWeight: 600 },
      h6: { fontSize: '1rem', fontWeight: 600 },
      body1: { fontSize: '0.9375rem', lineHeight: 1.55 },
      body2: { fontSize: '0.875rem', lineHeight: 1.5 },
      button: { fontSize: '0.875rem', fontWeight: 600, textTransform: 'none' },
      caption: { fontSize: '0.8125rem' },
    },
    components: components(colours),
    ...(wantsLessMotion() && { transitions: { create: () => 'none' } }),
  };
}

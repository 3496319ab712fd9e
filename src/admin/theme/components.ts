import type { RaThemeOptions } from 'react-admin';
import { wantsLessMotion } from './motion.ts';
import { reactAdminComponents } from './reactAdminComponents.ts';
import type { Palette } from './tokens.ts';

type Components = NonNullable<RaThemeOptions['components']>;

/** What every component is like unless a screen says otherwise. */
export function components(colours: Palette): Components {
  const focusRing = { outline: `2px solid ${colours.primary}`, outlineOffset: 2 };
  return {
    ...surfaces(colours),
    ...inputs(colours),
    ...tables(colours),
    ...buttons(colours, focusRing),
    ...reactAdminComponents(colours),
    MuiLink: { defaultProps: { underline: 'hover' }, styleOverrides: { root: { '&:focus-visible': focusRing } } },
  };
}

function surfaces(colours: Palette): Components {
  const edge = { border: `1px solid ${colours.border}`, backgroundImage: 'none' };
  // Styles alone cannot say so: Material UI also waits by the clock before it takes away what has been closed.
  const motion = wantsLessMotion() ? { transitionDuration: 0 } : {};
  return {
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiDialog: {
      defaultProps: motion,
      styleOverrides: { paper: { ...edge, outline: 'none', boxShadow: '0 24px 64px rgb(0 0 0 / 0.28)' } },
    },
    MuiDrawer: { defaultProps: motion },
    MuiMenu: { defaultProps: motion },
    MuiDialogTitle: {
      defaultProps: { component: 'h2' },
      styleOverrides: { root: { fontSize: '1.25rem', fontWeight: 600 } },
    },
    MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px' } } },
    MuiPopover: {
      defaultProps: motion,
      styleOverrides: { paper: { ...edge, boxShadow: '0 8px 28px rgb(0 0 0 / 0.16)' } },
    },
    MuiMenuItem: { styleOverrides: { root: { fontSize: '0.9375rem', minHeight: 40 } } },
    MuiTooltip: {
      styleOverrides: { tooltip: { backgroundColor: colours.ink, color: colours.paper, fontSize: '0.8125rem' } },
    },
    MuiBackdrop: {
      styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(10 20 25 / 0.5)' } } },
    },
    MuiChip: { styleOverrides: { root: { fontWeight: 500 } } },
    MuiAlert: { styleOverrides: { root: { border: `1px solid ${colours.border}` } } },
  };
}

/** Labels stand above their input: a floating label cuts through the frame and is cut off in longer languages. */
function inputs(colours: Palette): Components {
  return {
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
    MuiInputLabel: {
      defaultProps: { shrink: true },
      styleOverrides: {
        root: {
          position: 'static',
          transform: 'none',
          maxWidth: 'none',
          marginBlockEnd: 6,
          color: colours.ink,
          fontSize: '0.875rem',
          fontWeight: 550,
          whiteSpace: 'normal',
        },
      },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          backgroundColor: colours.surface,
          '&:hover:not(.Mui-focused, .Mui-error, .Mui-disabled) .MuiOutlinedInput-notchedOutline': {
            borderColor: colours.inkSoft,
          },
        },
        notchedOutline: { top: 0, borderColor: colours.borderStrong, '& legend': { display: 'none' } },
      },
    },
    MuiFormHelperText: { styleOverrides: { root: { marginInline: 0, fontSize: '0.8125rem' } } },
    MuiSelect: { styleOverrides: { icon: { color: colours.inkSoft } } },
  };
}

function tables(colours: Palette): Components {
  return {
    MuiTable: { defaultProps: { size: 'small' } },
    MuiTableCell: {
      styleOverrides: {
        root: { padding: '9px 12px', borderBottomColor: colours.border, fontSize: '0.875rem' },
        head: { color: colours.inkSoft, fontSize: '0.8125rem', fontWeight: 600, whiteSpace: 'nowrap' },
        paddingCheckbox: { padding: '0 4px 0 8px', width: 48 },
      },
    },
    MuiTableRow: {
      styleOverrides: {
        root: {
          '&:last-child > td': { borderBottom: 0 },
          '&.MuiTableRow-hover:hover': {
            backgroundColor: `color-mix(in srgb, ${colours.primaryTint} 55%, transparent)`,
          },
        },
      },
    },
    MuiTableSortLabel: {
      styleOverrides: {
        root: {
          '&.Mui-active': { color: colours.ink },
          '&:focus-visible': { outline: `2px solid ${colours.primary}`, borderRadius: 4 },
        },
      },
    },
    MuiTablePagination: { styleOverrides: { root: { color: colours.inkSoft } } },
  };
}

function buttons(colours: Palette, focusRing: object): Components {
  return {
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { borderRadius: 8, paddingInline: 14 },
        outlined: { borderColor: colours.borderStrong },
        sizeSmall: { paddingInline: 10, paddingBlock: 5, fontSize: '0.875rem' },
        text: { '&:hover': { backgroundColor: colours.primaryTint } },
      },
    },
    MuiIconButton: { styleOverrides: { root: { borderRadius: 8 } } },
    // MUI's own grey is too pale to read once the pointer is on it.
    MuiToggleButton: { styleOverrides: { root: { color: colours.inkSoft } } },
    MuiCheckbox: { styleOverrides: { root: { color: colours.borderStrong } } },
  };
}

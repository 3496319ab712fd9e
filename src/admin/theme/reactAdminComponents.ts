import type { RaThemeOptions } from 'react-admin';
import type { Palette } from './tokens.ts';

/**
 * React-admin's own components. Writes wait for the server's answer: what it calls "undo" is a write held back, lost
 * when the tab is closed, and errors could no longer stand beside their fields.
 */
export function reactAdminComponents(colours: Palette): NonNullable<RaThemeOptions['components']> {
  const pessimistic = { defaultProps: { mutationMode: 'pessimistic' } };
  const mayShrink = { minWidth: 0 };
  return {
    RaEdit: pessimistic,
    RaDeleteButton: pessimistic,
    RaUpdateButton: pessimistic,
    RaBulkDeleteButton: pessimistic,
    RaBulkUpdateButton: pessimistic,
    // Without this a wide table scrolls the whole page, and from right to left pushes it off the screen.
    RaList: {
      styleOverrides: {
        root: { '& .RaList-main': mayShrink, '& .RaList-content': { ...mayShrink, overflow: 'visible' } },
      },
    },
    RaDataTable: {
      defaultProps: { bulkActionButtons: false },
      styleOverrides: { root: { '& .RaDataTable-tableWrapper': { overflowX: 'auto' } } },
    },
    RaToolbar: { styleOverrides: { root: { backgroundColor: 'transparent' } } },
    RaBulkActionsToolbar: {
      styleOverrides: { root: { '& .RaBulkActionsToolbar-toolbar': { backgroundColor: colours.primaryTint } } },
    },
    RaSimpleFormIterator: { defaultProps: { fullWidth: true } },
  };
}

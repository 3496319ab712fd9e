import { useMediaQuery } from '@mui/material';

/** Material UI's steps below `sm` and `md`; stylesheets name the same, and know no others of their own. */
const PHONE = '(max-width: 599.95px)';
const TABLET = '(max-width: 899.95px)';

/** Whether the screen is as narrow as a telephone: dialogs fill it, and a list shows cards. */
export function useIsPhone(): boolean {
  return useMediaQuery(PHONE, { noSsr: true });
}

/** Whether the screen is at most as wide as an upright tablet: the menu lies over the page. */
export function useIsTablet(): boolean {
  return useMediaQuery(TABLET, { noSsr: true });
}

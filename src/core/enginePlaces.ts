/** The pages that the engine has of its own, whatever the product is. */
export const ENGINE_PAGES = [
  '/',
  '/login',
  '/decisions',
  '/profile',
  '/blank',
  '/error-404',
  '/not-authorized',
] as const;

/** What the server answers itself: no address that begins so is a screen. */
export const ENGINE_FOLDERS = ['api', 'storage', 'site', 'verify', 'assets'] as const;

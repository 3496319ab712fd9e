type MenuName = { readonly 'aria-labelledby': string } | { readonly 'aria-label': string };

/**
 * Names a menu, and makes it a landmark while it is open: it hangs at the end of the page, outside of all others, and
 * whoever goes from landmark to landmark would not find it.
 */
export function menuSlots(name: MenuName) {
  return { list: name, paper: { role: 'region', ...name } };
}

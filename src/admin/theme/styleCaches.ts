import createCache, { type EmotionCache } from '@emotion/cache';
import { styleNonce } from './styleNonce.ts';

type Direction = 'ltr' | 'rtl';

// One cache for each direction, made once: changing the language then only changes between them.
const fromLeft = createCache({ key: 'mui', nonce: styleNonce });
let fromRight: EmotionCache | undefined;

/** Makes a direction of writing ready; what turns styles around is fetched only for whoever reads that way. */
export async function loadDirection(direction: Direction): Promise<void> {
  if (direction === 'ltr' || fromRight) return;
  const [{ default: rtlPlugin }, { prefixer }] = await Promise.all([
    import('@mui/stylis-plugin-rtl'),
    import('stylis'),
  ]);
  fromRight ??= createCache({ key: 'mui-rtl', nonce: styleNonce, stylisPlugins: [prefixer, rtlPlugin] });
}

/** The styles of a direction that has been made ready. */
export function styleCacheOf(direction: Direction): EmotionCache {
  return (direction === 'rtl' && fromRight) || fromLeft;
}

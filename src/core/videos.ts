const YOUTUBE = /^(?:www\.|m\.)?(?:youtube\.com|youtube-nocookie\.com)$/;
const VIMEO = /^(?:www\.|player\.)?vimeo\.com$/;
const YOUTUBE_ID = /^[\w-]{6,20}$/;

/** Sites whose videos a page may hold; both leave visitors alone until they press play. */
export const VIDEO_SITES = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;

/** Where a video can be played inside a page; undefined when its site is not known, so that only a link is left. */
export function playerAddress(address: string): string | undefined {
  const url = urlOf(address);
  if (!url) return undefined;
  const steps = url.pathname.split('/').filter((step) => step !== '');
  if (url.hostname === 'youtu.be') return youtube(steps[0]);
  if (YOUTUBE.test(url.hostname)) return youtube(url.searchParams.get('v') ?? steps[1]);
  if (!VIMEO.test(url.hostname)) return undefined;
  const id = steps.find((step) => /^\d+$/.test(step));
  return id && `${VIDEO_SITES[1]}/video/${id}`;
}

/** A web address that may lack its scheme, as somebody typed it, in full. */
export function fullAddress(address: string): string {
  return /^https?:\/\//i.test(address) ? address : `https://${address}`;
}

function youtube(id: string | undefined): string | undefined {
  return id && YOUTUBE_ID.test(id) ? `${VIDEO_SITES[0]}/embed/${id}` : undefined;
}

function urlOf(address: string): URL | undefined {
  try {
    return new URL(fullAddress(address.trim()));
  } catch {
    return undefined;
  }
}

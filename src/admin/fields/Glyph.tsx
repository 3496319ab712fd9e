const PATHS = {
  check: 'M9 16.2 4.8 12l-1.4 1.4L9 19 21 7l-1.4-1.4z',
  minus: 'M6 11h12v2H6z',
  off: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm0 2a8 8 0 0 1 6.3 12.9L7.1 5.7A8 8 0 0 1 12 4ZM5.7 7.1l11.2 11.2A8 8 0 0 1 5.7 7.1Z',
  clock: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm0 18a8 8 0 1 1 0-16 8 8 0 0 1 0 16Zm.5-13H11v6l5.2 3.2.8-1.3-4.5-2.7z',
  cross: 'M19 6.4 17.6 5 12 10.6 6.4 5 5 6.4 10.6 12 5 17.6 6.4 19 12 13.4 17.6 19 19 17.6 13.4 12z',
  dot: 'M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10Z',
  file: 'M14 2H6a2 2 0 0 0-2 2v16c0 1.1.9 2 2 2h12a2 2 0 0 0 2-2V8l-6-6Zm4 18H6V4h7v5h5v11Z',
  view: 'M12 6.5c3.8 0 7.2 2.1 8.8 5.5a9.8 9.8 0 0 1-17.6 0A9.8 9.8 0 0 1 12 6.5m0-2C7 4.5 2.7 7.6 1 12a11.8 11.8 0 0 0 22 0c-1.7-4.4-6-7.5-11-7.5Zm0 5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5m0-2a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9Z',
  edit: 'm14.1 9 .9.9L5.9 19H5v-.9L14.1 9m3.6-6c-.3 0-.5.1-.7.3l-1.8 1.8 3.7 3.7 1.8-1.8c.4-.4.4-1 0-1.4l-2.3-2.3a1 1 0 0 0-.7-.3Zm-3.6 3.2L3 17.2V21h3.8L17.9 9.9l-3.8-3.7Z',
  remove: 'M16 9v10H8V9h8m-1.5-6h-5l-1 1H5v2h14V4h-3.5l-1-1ZM18 7H6v12c0 1.1.9 2 2 2h8a2 2 0 0 0 2-2V7Z',
  more: 'M12 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm0 2a2 2 0 1 0 0 4 2 2 0 0 0 0-4Zm0 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
  plus: 'M19 13h-6v6h-2v-6H5v-2h6V5h2v6h6z',
  previous: 'M15.4 7.4 14 6l-6 6 6 6 1.4-1.4-4.6-4.6z',
  next: 'M8.6 16.6 10 18l6-6-6-6-1.4 1.4 4.6 4.6z',
  up: 'm4 12 1.4 1.4L11 7.8V20h2V7.8l5.6 5.6L20 12l-8-8-8 8Z',
  down: 'm20 12-1.4-1.4L13 16.2V4h-2v12.2l-5.6-5.6L4 12l8 8 8-8Z',
} as const;

export type GlyphName = keyof typeof PATHS;

/** A small drawing beside a text. A list shows thousands of them, so it is a bare svg. */
export function Glyph({ name }: { readonly name: GlyphName }) {
  return (
    <svg className="glyph" viewBox="0 0 24 24" aria-hidden focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}

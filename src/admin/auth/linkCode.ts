/** As the server makes them, with or without dashes: behind the `#`, which no server and no proxy is sent. */
const CODE = /^#((?:[A-Z0-9]{4}-?){4})$/i;

/** The code of a link with which somebody chooses a password; undefined where the address has none. */
export function linkCodeIn(hash: string): string | undefined {
  return CODE.exec(hash)?.[1];
}

const SETUP = /^#setup=([\w-]+)$/;

/** The secret of the link for the first super admin, also of one that was printed when it stood before the `#`. */
export function setupTokenIn({ hash, search }: Pick<Location, 'hash' | 'search'>): string | undefined {
  return SETUP.exec(hash)?.[1] ?? new URLSearchParams(search).get('setup') ?? undefined;
}

/** As the server makes them, with or without dashes: behind the `#`, which no server and no proxy is sent. */
const CODE = /^#((?:[A-Z0-9]{4}-?){4})$/i;

/** The code of a link with which somebody chooses a password; undefined where the address has none. */
export function linkCodeIn(hash: string): string | undefined {
  return CODE.exec(hash)?.[1];
}

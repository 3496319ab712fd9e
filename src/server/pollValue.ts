import { MINUTE_MS } from '../core/durations.ts';

const REFRESH_MS = MINUTE_MS;

/** A setting of the institute that nearly every call asks for. */
export interface PolledValue<T> {
  readonly value: () => T;
  readonly stop: () => void;
}

/** Keeps what is read from the database; what is changed there takes effect within a minute. */
export async function pollValue<T>(read: () => Promise<T>): Promise<PolledValue<T>> {
  let value: T = await read();
  const timer = setInterval(() => {
    read()
      .then((found: T) => {
        value = found;
      })
      // The database is away for a moment; it stays what it was.
      .catch(() => undefined);
  }, REFRESH_MS);
  timer.unref();
  return { value: () => value, stop: () => clearInterval(timer) };
}

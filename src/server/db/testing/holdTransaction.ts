import type { OpenDatabase } from '../openDatabaseTypes.ts';

/** Begins a transaction that goes on until it is told to end. */
export async function holdTransaction({ db }: OpenDatabase): Promise<{ held: Promise<void>; end(): void }> {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  let held: Promise<void> = ended;
  await new Promise<void>((begun, fail) => {
    held = db.transaction().execute(() => {
      begun();
      return ended;
    });
    held.catch(fail);
  });
  return { held, end };
}

/** The day it is in a time zone, `YYYY-MM-DD`. */
export function todayIn(timeZone: string, now: Date = new Date()): string {
  return toZoned(now.toISOString(), timeZone).slice(0, 10);
}

/** An instant as the clock of a time zone shows it, `YYYY-MM-DDTHH:MM`; what is no instant gives an empty text. */
export function toZoned(instant: string, timeZone: string): string {
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) return '';
  const parts = Object.fromEntries(
    clock(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.year?.padStart(4, '0')}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}`;
}

/** The instant at which the clock of a time zone shows `YYYY-MM-DDTHH:MM`; undefined when the text is no such time. */
export function fromZoned(local: string, timeZone: string): string | undefined {
  const wanted = Date.parse(`${local}Z`);
  // The 30th of February would become the 2nd of March.
  if (Number.isNaN(wanted) || !new Date(wanted).toISOString().startsWith(local.slice(0, 10))) return undefined;
  // Twice, because the first guess may lie on the other side of a change of the clocks.
  let guess = wanted;
  for (let round = 0; round < 2; round++) {
    const shown = Date.parse(`${toZoned(new Date(guess).toISOString(), timeZone)}Z`);
    // Beyond the years of four digits.
    if (Number.isNaN(shown)) return undefined;
    guess += wanted - shown;
  }
  return new Date(guess).toISOString();
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clock(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(timeZone, made);
  return made;
}

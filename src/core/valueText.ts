/** What stands where there is nothing. */
export const NOTHING = '–';

/** How an instant is written with its time of day. */
export const DATE_TIME = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h12',
} as const satisfies Intl.DateTimeFormatOptions;

/** Where Intl writes AM and PM, they are small here in every language. */
export function withSmallHalves(text: string): string {
  return text.replace(/\b[AP]M\b/, (half) => half.toLowerCase());
}

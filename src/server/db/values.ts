import pg from 'pg';

type Parse = (text: string) => unknown;

const UTC_INSTANT = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d+))?\+00$/;

/** A plain number, because pg's own list of type ids lacks the arrays. */
const TEXT_ARRAY: number = 1009;

/** Parsers by PostgreSQL's type id. A type that is not here (date, text, uuid …) stays the text it is. */
const SCALARS = new Map<number, Parse>([
  [16, (text) => text === 't'], // bool
  [17, (text) => Uint8Array.from(Buffer.from(text.slice(2), 'hex'))], // bytea
  [20, parseWide], // int8
  [21, Number], // int2
  [23, Number], // int4
  [26, Number], // oid
  [114, JSON.parse], // json
  [700, Number], // float4
  [701, Number], // float8
  [1083, (text) => text.slice(0, 'HH:MM:SS'.length)], // time
  [1184, parseInstant], // timestamptz
  [1700, parseWide], // numeric: decimals, and sums of int8
  [3802, JSON.parse], // jsonb
]);

/** The array types of the scalars above and of the commonest texts: [array type, element type]. */
const ARRAYS = new Map<number, number>([
  [1000, 16],
  [1005, 21],
  [1007, 23],
  [1016, 20],
  [1021, 700],
  [1022, 701],
  [1183, 1083],
  [1185, 1184],
  [3807, 3802],
  [TEXT_ARRAY, 25],
  [1015, 1043], // varchar
  [1182, 1082], // date
  [1231, 1700], // numeric
  [2951, 2950], // uuid
]);

/** Of one dimension only: nothing here nests arrays. */
const parseTexts: (text: string) => (string | null)[] = pg.types.getTypeParser(TEXT_ARRAY);

/** Makes both engines give equal values: numbers, dates as `YYYY-MM-DD`, instants in UTC with milliseconds. */
export const valueTypes: pg.CustomTypesConfig = { getTypeParser: (type: number) => parserOf(type) };

/** Expected of every connection, because the parsers count on the text that PostgreSQL then writes. */
export const VALUE_SETTINGS = "set timezone to 'UTC'; set datestyle to 'ISO'; set bytea_output to 'hex'";

// Else pg writes a Date in the machine's own zone, which is another day for a `date` column. It knows no other switch.
pg.defaults.parseInputDatesAsUTC = true;

function parserOf(type: number): Parse {
  const element = ARRAYS.get(type);
  if (element === undefined) return SCALARS.get(type) ?? String;
  const parse = SCALARS.get(element) ?? String;
  return (text) => parseTexts(text).map((item) => (item === null ? null : parse(item)));
}

/** Beyond the range in which whole numbers are exact the text stays. */
function parseWide(text: string): number | string {
  const number = Number(text);
  return Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : text;
}

/** `infinity` and dates before Christ or after the year 9999 stay as they are. */
function parseInstant(text: string): string {
  const match = UTC_INSTANT.exec(text);
  if (!match) return text;
  const [, date, time, fraction = ''] = match;
  return `${date}T${time}.${fraction.slice(0, 3).padEnd(3, '0')}Z`;
}

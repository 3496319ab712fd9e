import Polyglot from 'node-polyglot';
import { intlLocale, type Locale, languages } from '../../locales/languages.ts';
import { flatten } from '../../locales/texts.ts';
import { DATE_TIME, withSmallHalves } from '../core/valueText.ts';
import type { Resource } from '../core/resource.ts';
import { isAmount, type Problem } from '../core/rules/problem.ts';
import type { Problems } from '../core/rules/readInput.ts';
import type { AppError, FollowUp, Use } from './errors.ts';
import type { Messages } from './product.ts';

type Params = Readonly<Record<string, string | number>>;
type Tree = Readonly<Record<string, unknown>>;
/** What words are looked up by. */
type Named = Pick<Resource, 'name'>;

/** The server's words in one language. */
export interface Translator {
  readonly locale: Locale;
  /** The same product's words in every language, this one first. */
  readonly allLanguages: () => readonly Translator[];
  readonly text: (key: string, params?: Params) => string;
  /** The texts below a place, by the rest of their keys. */
  readonly textsBelow: (place: string) => Readonly<Record<string, string>>;
  /** The name of a resource, in the singular. */
  readonly resourceName: (name: string, count?: number) => string;
  readonly fieldLabel: (resource: Named, field: string) => string;
  /** What is wrong with what has a label, in one line. */
  readonly labelled: (label: string, messages: readonly string[]) => string;
  /** The sentence of a refusal. */
  readonly refusal: (error: AppError) => string;
  /** Why something was refused where no form stands beside it: what is wrong with which fields, else the sentence. */
  readonly reason: (error: AppError, resource: Named) => string;
  /** What is wrong with each field, in sentences. */
  readonly problems: (problems: Problems, resource?: Named) => Record<string, string[]>;
}

const DEFAULT_LOCALE = 'en';
/** Seconds from which on people count in minutes. */
const LONG_WAIT = 120;
/** Begins a parameter of a problem that names a field. */
const FIELD = 'fields.';

/** The translators of a product. */
export interface Translators {
  /** In the first of a caller's languages that the product speaks; English when it speaks none of them. */
  readonly forHeader: (acceptLanguage: string | undefined) => Translator;
}

export function createTranslators(messages: Messages): Translators {
  const all: Translator[] = [];
  for (const { code } of languages) {
    const phrases = messages[code];
    if (phrases) all.push(makeTranslator({ locale: code, phrases, all }));
  }
  const byLocale = new Map<string, Translator>(all.map((each) => [each.locale, each]));
  return {
    forHeader: (acceptLanguage) => {
      const locale = wantedLanguages(acceptLanguage).find((language) => byLocale.has(language));
      return byLocale.get(locale ?? DEFAULT_LOCALE) as Translator;
    },
  };
}

/** The languages of the header, the most wanted one first. */
function wantedLanguages(acceptLanguage = ''): string[] {
  return acceptLanguage
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((each) => /^\s*q=([\d.]+)$/.exec(each)?.[1]).find(Boolean);
      return { language: tag.split('-')[0]?.toLowerCase() ?? '', quality: Number(quality ?? 1) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ language }) => language);
}

/** What a clock of the school shows, as `toZoned` writes it. */
function isClockTime(param: string | number): param is string {
  return typeof param === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(param);
}

function clockTimeIn(locale: Locale, time: string): string {
  const format = new Intl.DateTimeFormat(intlLocale(locale), { ...DATE_TIME, timeZone: 'UTC' });
  return withSmallHalves(format.format(new Date(`${time}Z`)));
}

/** When a time of waiting is over: "in 5 seconds"; long ones in whole minutes. */
function waitIn(locale: Locale, seconds: number): string {
  const format = new Intl.RelativeTimeFormat(intlLocale(locale));
  return seconds < LONG_WAIT ? format.format(seconds, 'second') : format.format(Math.ceil(seconds / 60), 'minute');
}

interface TranslatorOptions {
  readonly locale: Locale;
  readonly phrases: object;
  /** All translators of the product, once they are made. */
  readonly all: readonly Translator[];
}

function makeTranslator({ locale, phrases, all }: TranslatorOptions): Translator {
  const inDigits = new Intl.NumberFormat(intlLocale(locale), { useGrouping: false });
  const polyglot = new Polyglot({ locale, phrases, replace });
  const text = (key: string, params: Params = {}) => polyglot.t(key, params);
  const textsBelow = (place: string) => {
    const branch = place.split('.').reduce<unknown>((at, key) => (at as Tree | undefined)?.[key], phrases);
    return Object.fromEntries(flatten(branch ?? {}));
  };
  const resourceName = (name: string, count = 1) => text(`resources.${name}.name`, { smart_count: count });
  const fieldLabel = (resource: Named, field: string) => {
    // A field of a child row stands without the number of its row: `lines.0.amount` is `lines.amount`.
    const key = field.replace(/\.\d+(?=\.|$)/g, '');
    const own = `resources.${resource.name}.fields.${key}`;
    return polyglot.has(own) ? text(own) : text(`fields.${key}`, { _: field });
  };
  const listed = new Intl.ListFormat(locale, { type: 'conjunction' });
  const numbers = new Intl.NumberFormat(intlLocale(locale));
  const amounts = new Intl.NumberFormat(intlLocale(locale), { minimumFractionDigits: 2 });
  const usesInWords = (uses: readonly Use[]) =>
    listed.format(
      uses.map((use) => {
        if (use === 'unseen') return text('server.unseenUse');
        const { resource: name, count } = use;
        const resource = text(`resources.${name}.forcedCaseName`, { smart_count: count });
        return text('server.use', { count: numbers.format(count), resource });
      }),
    );
  const followUpInWords = ({ resource: name, problems: found }: FollowUp) => ({
    resource: resourceName(name),
    problems: problemsInLine(found, { name }),
  });

  const refusal = (error: AppError) => {
    const params = Object.entries(error.params).map(([key, value]): Params => {
      if (typeof value === 'object')
        return 'resource' in value ? followUpInWords(value) : { [key]: usesInWords(value) };
      if (key === 'seconds') return { wait: waitIn(locale, Number(value)) };
      if (isClockTime(value)) return { [key]: clockTimeIn(locale, value) };
      return { [key]: key === 'state' ? text(String(value)) : value };
    });
    return text(`server.${error.id}`, Object.assign({}, ...params));
  };

  const problemText = (problem: Problem, label: (field: string) => string, field: string) => {
    const params = Object.entries(problem.params ?? {}).map(([key, value]): [string, string | number] => {
      if (typeof value === 'number') return [key, value];
      if (value.startsWith(FIELD)) return [key, label(value.slice(FIELD.length))];
      // The other record is named by its title, which may look like an amount.
      return [key, key !== 'other' && isAmount(value) ? amounts.format(Number(value)) : value];
    });
    return text(`validation.${problem.key}`, { field: label(field), ...Object.fromEntries(params) });
  };

  const problems = (found: Problems, resource?: Named) => {
    const label = (field: string) => (resource ? fieldLabel(resource, field) : text(`fields.${field}`, { _: field }));
    return Object.fromEntries(
      Object.entries(found).map(([field, list]) => [field, list.map((problem) => problemText(problem, label, field))]),
    );
  };

  const labelled = (label: string, messages: readonly string[]) =>
    text('server.labelled', { label, messages: messages.join(' ') });
  const problemsInLine = (found: Problems, resource: Named) =>
    Object.entries(problems(found, resource))
      .map(([field, messages]) => labelled(fieldLabel(resource, field), messages))
      .join(' ');

  const reason = (error: AppError, resource: Named) => problemsInLine(error.problems ?? {}, resource) || refusal(error);

  const translator: Translator = {
    locale,
    allLanguages,
    text,
    textsBelow,
    resourceName,
    fieldLabel,
    labelled,
    refusal,
    reason,
    problems,
  };
  return translator;

  /** Puts values into a sentence, as polyglot does, with numbers in the digits that its readers write. */
  function replace(this: string, place: RegExp, valueAt: (...found: string[]) => unknown): string {
    return this.replace(place, (...found: string[]) => {
      const value = valueAt(...found);
      return typeof value === 'number' ? inDigits.format(value) : String(value);
    });
  }

  function allLanguages(): Translator[] {
    return [translator, ...all.filter((each) => each !== translator)];
  }
}

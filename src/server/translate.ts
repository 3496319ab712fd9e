import Polyglot from 'node-polyglot';
import { type Locale, serverMessages } from '../../locales/serverMessages.ts';
import type { Resource } from '../core/resource.ts';
import type { Problem } from '../core/rules/problem.ts';
import type { Problems } from '../core/rules/readInput.ts';
import type { AppError, Use } from './errors.ts';

type Params = Readonly<Record<string, string | number>>;

/** The server's words in one language. */
export interface Translator {
  readonly locale: Locale;
  readonly text: (key: string, params?: Params) => string;
  /** The name of a resource, in the singular. */
  readonly resourceName: (name: string, count?: number) => string;
  readonly fieldLabel: (resource: Resource, field: string) => string;
  /** The sentence of a refusal. */
  readonly refusal: (error: AppError) => string;
  /** What is wrong with each field, in sentences. */
  readonly problems: (problems: Problems, resource?: Resource) => Record<string, string[]>;
}

const DEFAULT_LOCALE: Locale = 'en';
const translators = new Map<Locale, Translator>();

/** The translator for a language. */
export function translatorFor(locale: Locale): Translator {
  const known = translators.get(locale);
  if (known) return known;
  const made = makeTranslator(locale);
  translators.set(locale, made);
  return made;
}

/** The first of the caller's languages that the product speaks; English when it speaks none of them. */
export function localeOf(acceptLanguage: string | undefined): Locale {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((each) => /^\s*q=([\d.]+)$/.exec(each)?.[1]).find(Boolean);
      return { language: tag.split('-')[0]?.toLowerCase() ?? '', quality: Number(quality ?? 1) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ language }) => language);
  return wanted.find((language): language is Locale => Object.hasOwn(serverMessages, language)) ?? DEFAULT_LOCALE;
}

function makeTranslator(locale: Locale): Translator {
  const polyglot = new Polyglot({ locale, phrases: serverMessages[locale] });
  const text = (key: string, params: Params = {}) => polyglot.t(key, params);
  const resourceName = (name: string, count = 1) => text(`resources.${name}.name`, { smart_count: count });
  const fieldLabel = (resource: Resource, field: string) => {
    // A field of a child row stands without the number of its row: `lines.0.amount` is `lines.amount`.
    const key = field.replace(/\.\d+(?=\.|$)/g, '');
    const own = `resources.${resource.name}.fields.${key}`;
    return polyglot.has(own) ? text(own) : text(`fields.${key}`, { _: field });
  };
  const listed = new Intl.ListFormat(locale, { type: 'conjunction' });
  const numbers = new Intl.NumberFormat(locale);
  const usesInWords = (uses: readonly Use[]) =>
    listed.format(
      uses.map(({ resource: name, count }) => {
        const resource = text(`resources.${name}.forcedCaseName`, { smart_count: count });
        return text('server.use', { count: numbers.format(count), resource });
      }),
    );

  const refusal = (error: AppError) => {
    const params = Object.fromEntries(
      Object.entries(error.params).map(([key, value]) => {
        if (typeof value === 'object') return [key, usesInWords(value)];
        return [key, key === 'state' ? text(String(value)) : value];
      }),
    );
    return text(`server.${error.id}`, params);
  };

  const problemText = (problem: Problem, label: (field: string) => string, field: string) => {
    const params = Object.entries(problem.params ?? {}).map(([key, value]): [string, string | number] => {
      return [key, key === 'other' ? label(String(value).replace(/^fields\./, '')) : value];
    });
    return text(`validation.${problem.key}`, { field: label(field), ...Object.fromEntries(params) });
  };

  const problems = (found: Problems, resource?: Resource) => {
    const label = (field: string) => (resource ? fieldLabel(resource, field) : text(`fields.${field}`, { _: field }));
    return Object.fromEntries(
      Object.entries(found).map(([field, list]) => [field, list.map((problem) => problemText(problem, label, field))]),
    );
  };

  return { locale, text, resourceName, fieldLabel, refusal, problems };
}

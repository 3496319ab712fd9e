import { describe, expect, it } from 'vitest';
import { AREAS } from '../schemas/areas.ts';
import { registry } from '../schemas/index.ts';
import { ENTERED_BY } from '../src/core/filterKeys.ts';
import type { AnyField, Fields } from '../src/core/fields/field.ts';
import { type Resource, SYSTEM_FIELDS } from '../src/core/resource.ts';
import { areas, common } from './en/resources/common.ts';
import { resources } from './en/resources/index.ts';
import { arabicName, completeLabels, loweredName, type ResourceLabels, unchangedName } from './labels.ts';
import { languages, type Locale } from './languages.ts';
import { serverMessages } from './serverMessages.ts';
import { flatten, formsOf, isUntranslated, untranslated } from './texts.ts';

/** The keys of the texts that a resource needs, as they stand below `resources.<name>`. */
function neededKeys(resource: Resource): string[] {
  const { sections } = resource.form;
  return [
    'name',
    'forcedCaseName',
    ...(resource.singleton ? [] : ['empty']),
    ...(resource.deletesMore ? ['deletesMore'] : []),
    ...[...SYSTEM_FIELDS, ...(resource.toggle ? ['is_active'] : [])].map((name) => `fields.${name}`),
    ...(Object.values(resource.actions).some(({ notByCreator }) => notByCreator) ? [`fields.${ENTERED_BY}`] : []),
    ...fieldKeys(resource.fields),
    // The heading of the only section is not shown.
    ...(sections.length > 1 ? sections : []).map(({ name }) => `sections.${name}`),
    ...resource.related.flatMap(({ name }) => (name === undefined ? [] : [`sections.${name}`])),
    ...Object.values(resource.actions).flatMap(({ name, confirm }) => [
      `actions.${name}`,
      `actions.${name}_done`,
      ...(confirm ? [`actions.${name}_confirm`] : []),
    ]),
  ];
}

function fieldKeys(fields: Fields, prefix = ''): string[] {
  return Object.entries(fields).flatMap(([name, field]) => [
    `fields.${prefix}${name}`,
    ...(field.help ? [`fields.${prefix}${name}_help`] : []),
    ...(field.help && field.kind === 'password' ? [`fields.${prefix}${name}_new_help`] : []),
    ...optionNames(field).map((option) => `options.${prefix}${name}.${option}`),
    ...(field.kind === 'children' ? fieldKeys(field.fields, `${name}.`) : []),
  ]);
}

function optionNames(field: AnyField): string[] {
  return field.kind === 'choice' || field.kind === 'status' ? field.options.map(({ name }) => name) : [];
}

const commonTexts = flatten(common);
const needed = new Map(registry.resources.map((resource) => [resource.name, neededKeys(resource)]));

describe.each(languages)('labels in $code', ({ code }) => {
  const { resources: labels, areas: headings } = serverMessages[code];

  it('name every resource, field, help, option, section and action', () => {
    const missing = [...needed].flatMap(([name, keys]) => {
      const texts = flatten(labels[name] ?? {});
      // Of what a language does not name at all, only what nothing gives: neither the common words nor the name itself.
      const own = labels[name] ? keys : keys.filter((key) => key !== 'forcedCaseName' && !commonTexts.has(key));
      return own.filter((key) => !texts.get(key)?.trim()).map((key) => `${name}.${key}`);
    });
    expect(missing, `locales/${code}/resources lacks these`).toEqual([]);
  });

  it('are translated', () => {
    const waiting = Object.entries(labels).flatMap(([name, own]) =>
      [...flatten(own)]
        .filter(([key, text]) => key !== 'forcedCaseName' && isUntranslated(text))
        .map(([key]) => `${name}.${key}`),
    );
    expect(waiting, `locales/${code}/resources still has these in English`).toEqual([]);
  });

  it('head every area of the menu', () => {
    expect(Object.keys(headings)).toEqual([...AREAS]);
  });

  it('have one name for one and one for many, as many forms as the language counts', () => {
    for (const [name, { name: text }] of Object.entries(labels)) {
      expect(formsOf(text), name).toHaveLength(code === 'ar' ? 6 : 2);
    }
  });
});

describe('labels', () => {
  it('speak of nothing that does not exist', () => {
    const stray = Object.entries(resources).flatMap(([name, own]) => {
      const keys = needed.get(name) ?? [];
      return [...flatten(own).keys()].filter((key) => !keys.includes(key)).map((key) => `${name}.${key}`);
    });
    expect(stray).toEqual([]);
  });

  it('are in common only where a resource relies on it', () => {
    const reliedOn = new Set<string>();
    for (const [name, keys] of needed) {
      const own = flatten(resources[name as keyof typeof resources] ?? {});
      for (const key of keys) if (!own.has(key)) reliedOn.add(key);
    }
    expect([...flatten(common).keys()].filter((key) => !reliedOn.has(key))).toEqual([]);
  });

  it('repeat nothing that the common ones say, in every language', async () => {
    const repeated = await Promise.all(languages.map(({ code }) => repeatedKeys(code)));
    const [first = [], ...others] = repeated;
    expect(first.filter((key) => others.every((each) => each.includes(key)))).toEqual([]);
  });
});

/** What resources say in the words of the common labels. Another word in one language is reason enough to say it in all. */
async function repeatedKeys(code: Locale): Promise<string[]> {
  const { resources: own } = await import(`./${code}/resources/index.ts`);
  const { common: shared } = await import(`./${code}/resources/common.ts`);
  const texts = flatten(shared);
  return [...flatten(own)]
    .filter(([key, text]) => texts.get(key.slice(key.indexOf('.') + 1)) === text)
    .map(([key]) => key);
}

describe('completeLabels', () => {
  const words = {
    parcel: { name: 'Parcel |||| Parcels', fields: { name: 'Sender' }, options: { size: { s: 'Small' } } },
  };
  const shared = {
    fields: { name: 'Name', code: 'Code' },
    options: { gender: { male: 'Male' } },
    actions: { approve: 'Approve' },
  };

  it('lets a resource’s own text win over the common one', () => {
    const { parcel } = completeLabels({ resources: words, common: shared, nameForms: unchangedName });
    expect(parcel?.fields).toEqual({ name: 'Sender', code: 'Code' });
    expect(parcel?.options).toEqual({ size: { s: 'Small' }, gender: { male: 'Male' } });
    expect(parcel?.actions).toEqual({ approve: 'Approve' });
  });

  it('leaves empty a name that is not there, so that the tests can list it', () => {
    const nameless = { parcel: { fields: {} } as ResourceLabels };
    const { parcel } = completeLabels({ resources: nameless, common: shared, nameForms: loweredName });
    expect(parcel).toMatchObject({ name: '', forcedCaseName: '' });
  });

  it('gives the name the form it has in a sentence, in every number', () => {
    const { parcel } = completeLabels({ resources: words, common: shared, nameForms: loweredName });
    expect(parcel?.forcedCaseName).toBe('parcel |||| parcels');
  });
});

it('an English text in the place of a translation is marked in every number', () => {
  expect(untranslated('House |||| Houses')).toBe('⟦House⟧ |||| ⟦Houses⟧');
  expect([untranslated('House'), 'House'].map(isUntranslated)).toEqual([true, false]);
});

describe('a name', () => {
  it.each([
    ['Academic Year |||| Academic Years', 'academic year |||| academic years'],
    ['Élève |||| Élèves', 'élève |||| élèves'],
    ['SMS Report |||| SMS Reports', 'SMS report |||| SMS reports'],
  ])('is in a sentence "%s" → "%s"', (name, expected) => {
    expect(loweredName(name).forcedCaseName).toBe(expected);
  });

  it('has Arabic’s six forms, of which only the second is one', () => {
    const forms = formsOf(arabicName('صف |||| الصفوف').name);
    expect(forms).toEqual(['الصفوف', 'صف', 'الصفوف', 'الصفوف', 'الصفوف', 'الصفوف']);
  });

  it('keeps the capitals of German nouns', () => {
    expect(serverMessages.de.resources.academicYear?.forcedCaseName).toBe('Schuljahr |||| Schuljahre');
  });
});

describe('the menu’s headings', () => {
  it('are all different', () => {
    expect(new Set(Object.values(areas)).size).toBe(AREAS.length);
  });
});

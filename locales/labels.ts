import { arabicForms } from './arabicForms.ts';

type Texts = Readonly<Record<string, string>>;
type Options = Readonly<Record<string, Texts>>;

/** What a language says of one resource. Whatever has a name in its declaration is found under that name. */
export interface ResourceLabels {
  /** One and many: `Class |||| Classes`. */
  readonly name: string;
  /** What belongs here and what to do first; not for what the school has only one of. */
  readonly empty?: string;
  /** What goes along when a record is deleted, where something does. */
  readonly deletesMore?: string;
  /** `<field>`, `<field>_help` and, for a field of a child row, `'<field>.<inner>'`. */
  readonly fields?: Texts;
  readonly options?: Options;
  readonly sections?: Texts;
  /** `<action>`, `<action>_done` (what somebody did, with `%{name}`) and, where it is asked for, `<action>_confirm`. */
  readonly actions?: Texts;
}

/** What resources have in common; a resource needs to name only what differs. */
export interface CommonLabels {
  readonly fields: Texts;
  readonly options: Options;
  readonly actions: Texts;
}

/** A resource's name in the forms that are asked for. */
export interface NameForms {
  readonly name: string;
  /** Inside a sentence; react-admin puts every letter into lower case without it. */
  readonly forcedCaseName: string;
}

/** A resource's labels as they are looked up: every text in its place. */
export interface CompleteLabels extends ResourceLabels, NameForms {
  readonly fields: Texts;
  readonly options: Options;
  readonly actions: Texts;
}

interface Labels {
  readonly resources: Readonly<Record<string, ResourceLabels>>;
  readonly common: CommonLabels;
  readonly nameForms: (name: string) => NameForms;
}

/** Fills up what the resources do not say themselves. */
export function completeLabels({ resources, common, nameForms }: Labels): Record<string, CompleteLabels> {
  const complete = Object.entries(resources).map(([resource, labels]): [string, CompleteLabels] => [
    resource,
    {
      ...labels,
      // A name that a language forgot is listed by the tests; it must not end the program before that.
      ...nameForms(labels.name ?? ''),
      fields: { ...common.fields, ...labels.fields },
      options: { ...common.options, ...labels.options },
      actions: { ...common.actions, ...labels.actions },
    },
  ]);
  return Object.fromEntries(complete);
}

/** Where nouns keep their capitals, or the script has none. */
export function unchangedName(name: string): NameForms {
  return { name, forcedCaseName: name };
}

/** Where a name loses its capitals in a sentence; abbreviations keep theirs. `SMS Report` → `SMS report` */
export function loweredName(name: string): NameForms {
  return { name, forcedCaseName: name.replace(/\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase()) };
}

/** Arabic's six forms from one and many: screens ask for the heading of a list as the name of two, or of none. */
export function arabicName(name: string): NameForms {
  const [one = name, many = one] = name.split(' |||| ');
  const forms = arabicForms({ zero: many, one, two: many, few: many, many, other: many });
  return { name: forms, forcedCaseName: forms };
}

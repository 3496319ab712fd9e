import type { Messages } from '../../../locales/en/index.ts';
import { messages as english } from '../../../locales/en/index.ts';
import { formsOf } from '../../../locales/texts.ts';
import type { Resource } from '../../../src/core/resource.ts';

interface Names {
  readonly one: string;
  readonly many: string;
  /** One of it, as it stands inside a sentence. */
  readonly inSentence: string;
}

/** What a language calls a resource. */
export function namesOf({ name }: Pick<Resource, 'name'>, messages: Messages = english): Names {
  const labels = messages.resources[name];
  const forms = formsOf(labels?.name ?? '');
  return {
    one: forms.at(0) ?? '',
    many: forms.at(-1) ?? '',
    inSentence: formsOf(labels?.forcedCaseName ?? '').at(0) ?? '',
  };
}

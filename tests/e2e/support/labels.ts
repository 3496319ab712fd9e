import type { Messages } from '../../../locales/en/index.ts';
import { messages as english } from '../../../locales/en/index.ts';
import { formsOf } from '../../../locales/texts.ts';
import type { Resource } from '../../../src/core/resource.ts';

/** What a language calls one of a resource and many. */
export function namesOf({ name }: Pick<Resource, 'name'>, messages: Messages = english): { one: string; many: string } {
  const forms = formsOf(messages.resources[name]?.name ?? '');
  return { one: forms.at(0) ?? '', many: forms.at(-1) ?? '' };
}

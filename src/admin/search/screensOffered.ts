import { messages as english } from '../../../locales/en/index.ts';
import { formsOf, flatten } from '../../../locales/texts.ts';
import type { Ability } from '../../core/abilities.ts';
import type { Registry } from '../../core/registry.ts';
import { type Translate, resourceInSentence } from '../fields/labels.ts';
import { menuOf } from '../layout/menu.ts';
import { enteredBy } from '../pages/home/shortcuts.ts';
import { screenAddress } from '../routing/addresses.ts';
import type { HandMadeScreens } from '../routing/handMade.ts';
import type { SearchItem } from './searchItem.ts';

/** A screen or an action, with every name it is found by. */
export interface OfferedScreen extends SearchItem {
  readonly names: readonly string[];
}

export interface Offered {
  readonly screens: readonly OfferedScreen[];
  readonly actions: readonly OfferedScreen[];
}

interface Offer {
  readonly ability: Ability;
  readonly registry: Registry;
  readonly handMade: HandMadeScreens;
  readonly translate: Translate;
}

/** The screens that somebody may open and what they may add, by their names in the present language and in English. */
export function screensOffered(offer: Offer): Offered {
  return { screens: [...ownPages(offer), ...menuScreens(offer)], actions: createScreens(offer) };
}

function menuScreens({ translate, ...offer }: Offer): OfferedScreen[] {
  return menuOf(offer.ability, offer).flatMap(({ area, items }) =>
    items.map(({ key, label, count, icon, address }) => {
      const title = translate(label, { smart_count: count });
      const note = translate(`areas.${area}`);
      return { key: `screen/${key}`, title, note, icon, address, names: [title, inEnglish(label, count), `${note} ${title}`] };
    }),
  );
}

function ownPages({ ability, translate }: Offer): OfferedScreen[] {
  const pages = [
    { key: 'home', label: 'shell.home', icon: 'School', address: '/', need: ['read', 'Dashboard'] },
    { key: 'profile', label: 'shell.profile', icon: 'Person', address: '/profile', need: ['full', 'Auth'] },
  ] as const;
  return pages
    .filter(({ need: [action, subject] }) => ability.can(action, subject))
    .map(({ key, label, icon, address }) => {
      const title = translate(label);
      return { key: `screen/${key}`, title, icon, address, names: [title, inEnglish(label, 1)] };
    });
}

function createScreens({ translate, ...offer }: Offer): OfferedScreen[] {
  return enteredBy(offer).map((resource) => {
    const title = translate('screens.form.createTitle', { name: resourceInSentence(translate, resource.name, 1) });
    const name = inEnglish(`resources.${resource.name}.name`, 1);
    return {
      key: `create/${resource.name}`,
      title,
      icon: resource.icon,
      address: screenAddress(resource, 'create'),
      names: [title, english.screens.form.createTitle.replace('%{name}', name), `new ${name}`],
    };
  });
}

const englishTexts = new Map<string, string>();

function inEnglish(key: string, count: number): string {
  if (englishTexts.size === 0) for (const [path, text] of flatten(english)) englishTexts.set(path, text);
  const forms = formsOf(englishTexts.get(key) ?? '');
  return (count === 1 ? forms[0] : forms.at(-1)) ?? '';
}

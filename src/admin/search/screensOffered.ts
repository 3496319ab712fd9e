import { formsOf, flatten } from '../../../locales/texts.ts';
import type { Ability } from '../../core/abilities.ts';
import { type Translate, resourceInSentence } from '../format/labels.ts';
import { menuOf } from '../menu/menu.ts';
import { enteredBy } from '../menu/shortcuts.ts';
import { screenAddress } from '../addresses/addresses.ts';
import type { Product } from '../product/product.ts';
import type { SearchItem } from './searchItem.ts';

/** A screen or an action, with every name it is found by. */
export interface OfferedScreen extends SearchItem {
  readonly names: readonly string[];
}

export interface OfferedScreens {
  readonly screens: readonly OfferedScreen[];
  readonly actions: readonly OfferedScreen[];
}

interface ScreensOptions {
  readonly ability: Ability;
  readonly product: Pick<Product, 'registry' | 'areas' | 'screens' | 'languages'>;
  readonly translate: Translate;
}

/** The screens that somebody may open and what they may add, by their names in the present language and in English. */
export function screensOffered(options: ScreensOptions): OfferedScreens {
  return { screens: [...ownPages(options), ...menuScreens(options)], actions: createScreens(options) };
}

function menuScreens({ ability, product, translate }: ScreensOptions): OfferedScreen[] {
  return menuOf(ability, product).flatMap(({ area, items }) =>
    items.map(({ key, label, count, icon, address }) => {
      const title = translate(label, { smart_count: count });
      const note = translate(`areas.${area}`);
      return {
        key: `screen/${key}`,
        title,
        note,
        icon,
        address,
        names: [title, inEnglish(product, label, count), `${note} ${title}`],
      };
    }),
  );
}

function ownPages({ ability, product, translate }: ScreensOptions): OfferedScreen[] {
  const pages = [
    { key: 'home', label: 'shell.home', icon: 'HomeOutlined', address: '/', need: ['read', 'Dashboard'] },
    { key: 'profile', label: 'shell.profile', icon: 'Person', address: '/profile', need: ['full', 'Auth'] },
  ] as const;
  return pages
    .filter(({ need: [action, subject] }) => ability.can(action, subject))
    .map(({ key, label, icon, address }) => {
      const title = translate(label);
      return { key: `screen/${key}`, title, icon, address, names: [title, inEnglish(product, label, 1)] };
    });
}

function createScreens({ ability, product, translate }: ScreensOptions): OfferedScreen[] {
  return enteredBy({ ability, ...product }).map((resource) => {
    const title = translate('screens.form.createTitle', { name: resourceInSentence(translate, resource.name, 1) });
    const name = inEnglish(product, `resources.${resource.name}.name`, 1);
    return {
      key: `create/${resource.name}`,
      title,
      icon: resource.icon,
      address: screenAddress(resource, 'create'),
      names: [title, inEnglish(product, 'screens.form.createTitle', 1).replace('%{name}', name), `new ${name}`],
    };
  });
}

const englishTexts = new WeakMap<object, Map<string, string>>();

function inEnglish({ languages: { english } }: ScreensOptions['product'], key: string, count: number): string {
  const texts = englishTexts.get(english) ?? new Map(flatten(english));
  englishTexts.set(english, texts);
  const forms = formsOf(texts.get(key) ?? '');
  return (count === 1 ? forms[0] : forms.at(-1)) ?? '';
}

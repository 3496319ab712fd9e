import { type ComponentType, createContext, useContext } from 'react';
import type { Condition } from '../../core/conditions.ts';
import type { IconName } from '../../core/icons.ts';
import type { Registry } from '../../core/registry.ts';
import type { HandMadeScreens } from './handMade.ts';
import type { Languages } from './languages.ts';

/** What the back office is started with. It knows no trade: whatever belongs to one is handed in here. */
export interface Product {
  /** Stands where no institute says its own name. */
  readonly name: string;
  readonly registry: Registry;
  /** The areas of the menu, in its order. */
  readonly areas: readonly ProductArea[];
  readonly screens: HandMadeScreens;
  readonly languages: Languages;
  /** Loads the start page. */
  readonly home: () => Promise<ComponentType>;
  /** The resource whose only record has the name, logo, currency and time zone of the house; none when not said. */
  readonly institute?: string;
  /** The days that the registry's words for the beginning of a date field stand for. */
  readonly dayWords?: (institute: Readonly<Record<string, unknown>>, today: string) => Readonly<Record<string, string>>;
  /** Whose records are the days of the week: the field with the weekday, Sunday being 0, and what those meet that are worked. */
  readonly weekdays?: { readonly resource: string; readonly field: string; readonly worked: Condition };
  /** Whose records are days off by date: their first and last day, what they are called, and what those meet that hold. */
  readonly holidays?: {
    readonly resource: string;
    readonly from: string;
    readonly to: string;
    readonly named: string;
    readonly held: Condition;
  };
  /** What came with the product and is named in every language, by resource and by id; `shownName` says when. */
  readonly builtIn?: Readonly<Record<string, Readonly<Record<number, BuiltIn>>>>;
  /** Whose names are numbers, such as those of years: they are shown in the digits of the language. */
  readonly namedByNumbers?: readonly string[];
  /** The roles whose people reach their own records alone, as the server knows them. */
  readonly ownRecordRoles?: readonly number[];
}

interface BuiltIn {
  /** The name that it came with. */
  readonly stored: string;
  /** The key of its name in the languages. */
  readonly label: string;
}

interface ProductArea {
  readonly name: string;
  readonly icon: IconName;
  /** Whether it is filled once and then seldom touched. */
  readonly isSetUp?: boolean;
}

export const ProductContext = createContext<Product | undefined>(undefined);

export function useProduct(): Product {
  const product = useContext(ProductContext);
  if (!product) throw new Error('A screen stands outside of a product');
  return product;
}

export function useRegistry(): Registry {
  return useProduct().registry;
}

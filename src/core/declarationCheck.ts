import { conditionMistake } from './checkConditions.ts';
import type { Condition } from './conditions.ts';
import { DeclarationError, type Spelling } from './declarationError.ts';
import type { Fields } from './fields/field.ts';
import { ICONS } from './icons.ts';
import type { ResourceDeclaration } from './resource.ts';

/** Fields by their names alone: what every object has, such as `constructor`, is no field. */
export function ownOnly(fields: Fields): Fields {
  return Object.assign(Object.create(null), fields);
}

/** What every check of a declaration is made of: each refuses by a DeclarationError that names the place. */
export class DeclarationCheck {
  protected readonly declaration: ResourceDeclaration;

  /** Of a declaration with its own fields only: several checks share it. */
  constructor(declaration: ResourceDeclaration) {
    this.declaration = declaration;
  }

  protected tests(key: string, condition: Condition | undefined, fields: Fields) {
    const mistake = condition && conditionMistake(condition, fields);
    this.expect(!mistake, key, mistake?.reason ?? '', mistake?.spelling);
  }

  protected icon(key: string, icon: string | undefined) {
    const isKnown = icon === undefined || (ICONS as readonly string[]).includes(icon);
    this.expect(isKnown, key, `"${icon}" is none of the icons in src/core/icons.ts`, { word: icon, right: ICONS });
  }

  protected oneOf(key: string, word: string | undefined, right: readonly string[]) {
    const isRight = word === undefined || right.includes(word);
    this.expect(isRight, key, `"${word}" is none of ${right.join(', ')}`, { word, right });
  }

  protected expect(condition: unknown, key: string, reason: string, spelling?: Spelling) {
    if (!condition) throw new DeclarationError(this.declaration, key, reason, spelling);
  }
}

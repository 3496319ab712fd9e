import { DeclarationCheck } from './declarationCheck.ts';
import type { Fields } from './fields/field.ts';
import { ANY_OF, ENTERED_BY, readFilterKey } from './filterKeys.ts';
import { embedKey, SYSTEM_FIELDS } from './resource.ts';

const FIELD_NAME = /^[a-z][a-z0-9_]*$/;
/** Names that every record has, and names with another meaning in answers and lists. */
const RESERVED: ReadonlySet<string> = new Set([...SYSTEM_FIELDS, 'is_active', 'q', ANY_OF, ENTERED_BY, 'creator']);
/** PostgreSQL has these columns in every table. */
const SYSTEM_COLUMNS: ReadonlySet<string> = new Set(['ctid', 'xmin', 'xmax', 'cmin', 'cmax', 'tableoid']);

/** Refuses fields whose names mean something else already. */
export class FieldNamesCheck extends DeclarationCheck {
  names(fields: Fields, place: string) {
    for (const [name, field] of Object.entries(fields)) {
      const key = `${place}.${name}`;
      this.expect(FIELD_NAME.test(name), key, 'is not snake_case');
      this.expect(!RESERVED.has(name), key, 'is a name that every record has by itself');
      this.expect(!SYSTEM_COLUMNS.has(name), key, 'is a column that PostgreSQL has in every table');
      this.expect(!(name in Object.prototype), key, 'is a name that every object has by itself');
      this.filter(name, key, fields);
      this.named(name, key, fields);
      this.earlier(field.renamedFrom, key, fields);
    }
  }

  private filter(name: string, key: string, fields: Fields) {
    const { name: filtered, test } = readFilterKey(name, () => false);
    const isFilter = test !== 'any' && (Object.hasOwn(fields, filtered) || RESERVED.has(filtered));
    this.expect(!isFilter, key, `is the filter of lists that asks for "${filtered}"`);
  }

  /** A reference is answered with the record that it leads to, under a name of its own. */
  private named(name: string, key: string, fields: Fields) {
    const kind = fields[name]?.kind;
    if (kind !== 'reference' && kind !== 'manyToMany') return;
    const answered = embedKey(name);
    const other = Object.keys(fields).find((each) => each === answered && each !== name);
    this.expect(other === undefined, key, `is answered with its record as "${answered}", which is a field itself`);
  }

  private earlier(name: string | undefined, key: string, fields: Fields) {
    if (name === undefined) return;
    this.expect(FIELD_NAME.test(name), `${key}.renamedFrom`, `"${name}" is not snake_case`);
    this.expect(!Object.hasOwn(fields, name), `${key}.renamedFrom`, `"${name}" is still a field`);
  }
}

import { DeclarationCheck } from './declarationCheck.ts';
import { type AnyField, isPlace, seePermissions } from './fields/field.ts';
import { isUploadField } from './fields/isUploadField.ts';
import { isEntered } from './resource.ts';

const WITHOUT_ROOM = new Set<AnyField['kind']>(['children', 'richText']);
/** What a place cannot be together with: its number changes whenever a record beside it is moved. */
const NOT_OF_A_PLACE = ['initial', 'next', 'atLeast', 'atMost', 'writeOnce', 'fixedWhileUsed'];

/** Refuses rows that could not be moved or changed in their list as the declaration says. */
export class RowsCheck extends DeclarationCheck {
  rows() {
    const { fields } = this.declaration;
    const places = Object.keys(fields).filter((name) => isPlace(fields[name] as AnyField));
    for (const name of places) this.place(name, fields[name] as AnyField);
    this.expect(places.length < 2, `fields.${places[1]}.place`, `"${places[0]}" is the place already`);
    this.groups(places[0]);
    this.inPlace();
  }

  private place(name: string, field: AnyField) {
    const { visibleTo, singleton, readOnly, editableWhen, editableBy } = this.declaration;
    const key = `fields.${name}.place`;
    this.expect(field.kind === 'integer', key, 'is an integer');
    this.expect(field.required === true && isEntered(field), key, 'is required and entered: every record has one');
    this.expect(seePermissions(field).length === 0 && !field.visibleWhen, key, 'is hidden from nobody');
    const other = NOT_OF_A_PLACE.find((word) => field[word as keyof AnyField] !== undefined);
    this.expect(other === undefined, `fields.${name}.${other}`, 'says nothing of a place, which changes by itself');
    this.expect(!singleton, key, 'is for lists: there is one record alone');
    this.expect(!readOnly, key, 'is for records that people change');
    // Whoever moves a record moves it among all others: everybody sees the same list, and every record of it gives way.
    this.expect(visibleTo === 'everybody', key, "needs visibleTo: 'everybody'");
    const locks = editableWhen ? 'editableWhen' : editableBy && 'editableBy';
    this.expect(locks === undefined, key, `says nothing beside ${locks}: a record that is locked cannot give way`);
  }

  private groups(place: string | undefined) {
    const { list = {} } = this.declaration;
    const word = place === undefined ? 'list.inPlace' : `fields.${place}.place`;
    const isLive = place !== undefined || list.inPlace === true;
    this.expect(!isLive || !list.groupBy, 'list.groupBy', `says nothing beside ${word}: such rows have no headings`);
  }

  private inPlace() {
    const { list = {}, fields, singleton, readOnly } = this.declaration;
    if (!list.inPlace) return;
    this.expect(!singleton, 'list.inPlace', 'is for lists: there is one record alone');
    this.expect(!readOnly, 'list.inPlace', 'is for records that people change');
    const large = Object.keys(fields).find((name) => !fitsRow(fields[name] as AnyField));
    this.expect(large === undefined, 'list.inPlace', `a row has no room for "${large}"`);
  }
}

function fitsRow(field: AnyField): boolean {
  const isMadeWith = field.kind === 'reference' && field.madeWith !== undefined;
  return !isEntered(field) || !(WITHOUT_ROOM.has(field.kind) || isUploadField(field) || isMadeWith);
}

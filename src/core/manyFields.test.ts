import { expect, it } from 'vitest';
import { boolean, children, file, integer, longText, password, reference, text } from './index.ts';
import { manyFields } from './manyFields.ts';

it('many records can be given what does not tell one from another', () => {
  const fields = {
    name: text({ unique: true }),
    code: text({ unique: ['kind_id'] }),
    kind_id: reference('bank'),
    note: longText(),
    isMain: boolean({ exactlyOne: true }),
    isOn: boolean(),
    first: text({ writeOnce: true }),
    order: integer({ required: true, place: true }),
    photo: file(),
    secret: password(),
    set: text({ readOnly: true }),
    rows: children({ a: text() }),
  };
  expect(manyFields({ fields })).toEqual(['code', 'kind_id', 'note', 'isOn']);
});

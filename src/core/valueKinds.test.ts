import { describe, expect, it } from 'vitest';
import { plain } from '../../tests/support/plainBank.ts';
import { children, choice, computed, defineResource, file, integer, reference, status, text } from './index.ts';
import type { ResourceDeclaration } from './resource.ts';

const declare = (more: object) => () => defineResource({ ...plain, ...more } as ResourceDeclaration);

describe('a value of a wrong kind is refused', () => {
  const states = status({ a: 0, b: 1 });
  it.each<[object, string]>([
    [{ name: 5 }, 'name: is not a text'],
    [{ icon: null }, 'icon: is not a text'],
    [{ readOnly: 'yes' }, 'readOnly: is not true or false'],
    [{ fields: null }, 'fields: is not an object'],
    [{ fields: [text()] }, 'fields: is not an object'],
    [{ screens: { create: 5 } }, 'screens.create: is not a text'],
    [{ permissions: { create: 5 } }, 'permissions.create: is not an object'],
    [
      { visibleTo: { rules: [{ rule: 'a', by: 'name' }], unless: 'full', foundBy: 'name' } },
      'visibleTo.foundBy: is not a list of texts',
    ],
    [{ endpoints: { create: null } }, 'endpoints.create: is not a text'],
    [{ endpoints: { variants: { old: '/old' } } }, 'endpoints.variants.old: is not an object'],
    [
      { endpoints: { variants: { old: { path: '/old', permission: 'read' } } } },
      'endpoints.variants.old.permission: is not an object',
    ],
    [{ editableBy: { owner: 'name' } }, 'editableBy.unless: must be there: a text'],
    [{ editableWhen: 'name' }, 'editableWhen: is not a condition'],
    [{ editableWhen: { name: { nto: 'a' } } }, 'editableWhen: is not a condition'],
    [{ editableWhen: { name: { not: { filled: true } } } }, 'editableWhen: is not a condition'],
    [{ editableWhen: { name: { not: 'a', filled: true } } }, 'editableWhen: is not a condition'],
    [{ editableWhen: { name: { is: 'a' } } }, 'editableWhen: is not a condition'],
    [{ editableWhen: { name: true } }, 'editableWhen: is not a condition'],
    [{ editableWhen: { name: ['a', true] } }, 'editableWhen: is not a condition'],
    [{ editableWhen: { name: 'a', other: true } }, 'editableWhen: is not a condition'],
    [{ editableWhen: { name: { filled: 'yes' } } }, 'editableWhen: is not a condition'],
    [{ list: 'name' }, 'list: is not an object'],
    [{ list: { columns: 'name' } }, 'list.columns: is not a list of texts'],
    [{ list: { pageSizes: 'x' } }, 'list.pageSizes: is not a list of numbers'],
    [{ form: { sections: 'main' } }, 'form.sections: is not a list'],
    [{ form: { sections: ['main'] } }, 'form.sections.0: is not an object'],
    [
      { fields: { s: states }, actions: { go: { from: 0, to: 'b' } } },
      'actions.go.from: is not a text or a list of texts',
    ],
    [
      { fields: { s: states }, actions: { go: { from: 'a', to: 'b', ask: 's' } } },
      'actions.go.ask: is not a list of texts',
    ],
    [{ fields: { a: null } }, 'fields.a: is not a field'],
    [{ fields: { a: text({ max: 'a' } as object) } }, 'fields.a.max: is not a number'],
    [{ fields: { a: text({ constructor: 1 } as object) } }, 'fields.a: "constructor" is no option of text'],
    [{ fields: { a: text({ max: Number.NaN }) } }, 'fields.a.max: is not a number'],
    [{ fields: { a: text({ required: 1 } as object) } }, 'fields.a.required: is not true or false'],
    [{ fields: { a: text({ unique: 'a' } as object) } }, 'fields.a.unique: is not true, false or a list of texts'],
    [{ fields: { a: text({ regex: /x/ } as object) } }, 'fields.a.regex: is not an object'],
    [
      { fields: { a: text({ regex: { pattern: 'x', example: 'x' } } as object) } },
      'fields.a.regex.pattern: is not a regular expression',
    ],
    [{ fields: { a: text({ regex: {} } as object) } }, 'fields.a.regex.pattern: must be there'],
    [{ editableWhen: /x/ }, 'editableWhen: is not a condition'],
    [{ fields: { a: text({ visibleWhen: 'b' } as object) } }, 'fields.a.visibleWhen: is not a condition'],
    [{ fields: { a: choice(null as never) } }, 'fields.a: offers fewer than two values'],
    [{ fields: { a: choice(['x', 5] as never) } }, 'fields.a.options: is not a list of values with their names'],
    [
      { fields: { a: choice([{ value: true, name: 'x' }, 'y'] as never) } },
      'fields.a.options: is not a list of values with their names',
    ],
    [{ fields: { bank_id: reference(5 as never) } }, 'fields.bank_id.target: is not a text'],
    [
      { fields: { bank_id: reference('bank', { narrowedBy: 'a' } as object) } },
      'fields.bank_id.narrowedBy: is not an object of texts',
    ],
    [
      { fields: { bank_id: reference('bank', { preset: 5 } as object) } },
      'fields.bank_id.preset: is not a text or a condition',
    ],
    [{ fields: { bank_id: reference(undefined as never) } }, 'fields.bank_id: reference needs "target"'],
    [{ fields: { a: children(null as never) } }, 'fields.a.fields: is not an object'],
    [{ fields: { a: children({ b: integer({ min: '1' } as object) }) } }, 'fields.a.b.min: is not a number'],
    [{ fields: { a: file({ accept: 'pdf' } as object) } }, 'fields.a.accept: is not a list of texts'],
    [{ fields: { a: computed({ as: 'text', value: 'b' } as never) } }, 'fields.a.value: is not a function'],
    [{ fields: { a: computed({ as: 'money', total: 'loan' } as never) } }, 'fields.a.total: is not an object'],
  ])('%j', (more, message) => {
    const place = 'name' in more ? 'An entity in schemas/finance' : 'schemas/finance/bank.ts';
    expect(declare(more)).toThrow(`${place}: ${message}`);
  });

  it('in what is said of none there is nothing to refuse', () => {
    expect(declare({ icon: undefined, list: { columns: undefined } } as object)).not.toThrow();
  });
});

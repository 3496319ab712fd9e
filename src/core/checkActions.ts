import { DeclarationCheck } from './declarationCheck.ts';
import { TONES } from './declarationKeys.ts';
import type { FieldKind, StatusField } from './fields/field.ts';
import type { ActionDeclaration } from './resource.ts';

const ACTION_NAME = /^[a-z][a-zA-Z]*$/;
/** It is no name of an action of the life cycle, which has a call and a button of its own. */
const CALL_ACTION_NAME = /^[a-z][a-z_]*$/;
/** What the history and the calls of every entity call what is done to its records. */
const USUAL: ReadonlySet<string> = new Set([
  ...['create', 'update', 'toggle', 'delete', 'restore'],
  ...['list', 'one', 'history', 'export', 'import', 'remove', 'status', 'bulk', 'active'],
]);
/** Permissions that somebody who may do such a move need not have been given for it. */
const OTHER_PERMISSIONS: ReadonlySet<string> = new Set(['read', 'full']);
/** What nobody can enter when an action asks for it. */
const NOT_ASKED: ReadonlySet<FieldKind> = new Set(['computed', 'status']);

/** Refuses moves that have no name of their own, lead nowhere, or ask for what nobody can enter. */
export class ActionsCheck extends DeclarationCheck {
  actions() {
    const { actions = {}, fields } = this.declaration;
    const statuses = Object.values(fields).filter((field) => field.kind === 'status');
    this.expect(statuses.length <= 1, 'fields', 'more than one status');
    for (const [name, action] of Object.entries(actions)) {
      const key = `actions.${name}`;
      this.expect(ACTION_NAME.test(name), key, 'is not camelCase');
      this.expect(!(name in Object.prototype), key, 'is a name that every object has by itself');
      this.expect(!USUAL.has(name), key, 'is what is done to records of every entity: an action has another name');
      const isNeeded = action.permission !== undefined || !OTHER_PERMISSIONS.has(name);
      this.expect(isNeeded, key, `would be for whoever may "${name}": say its permission`);
      this.icon(`${key}.icon`, action.icon);
      this.oneOf(`${key}.tone`, action.tone, TONES);
      this.move(key, action, statuses[0]);
      this.asked(`${key}.ask`, action.ask);
    }
    this.callActions();
  }

  private callActions() {
    const { actions = {}, callActions = [] } = this.declaration;
    for (const name of callActions) {
      this.expect(CALL_ACTION_NAME.test(name), 'callActions', `"${name}" is not snake_case`);
      this.expect(!USUAL.has(name), 'callActions', `"${name}" is what is done to records of every entity`);
      this.expect(!Object.hasOwn(actions, name), 'callActions', `"${name}" is a move of the life cycle already`);
    }
  }

  private move(key: string, { from, to }: ActionDeclaration, status: StatusField | undefined) {
    this.expect(status, key, 'needs a status field');
    const states = status?.options.map((each) => each.name) ?? [];
    for (const state of [from, to].flat()) this.oneOf(key, state, states);
  }

  private asked(key: string, names: readonly string[] = []) {
    const { fields } = this.declaration;
    const askable = Object.keys(fields).filter((each) => !NOT_ASKED.has(fields[each]?.kind ?? 'computed'));
    for (const name of names) {
      const declared = name.endsWith('_reason') ? `, which is declared as ${name}: reason()` : '';
      this.expect(fields[name], key, `there is no field "${name}"${declared}`, { word: name, right: askable });
      this.expect(askable.includes(name), key, `"${name}" is ${fields[name]?.kind}, which nobody enters`);
    }
  }
}

import { holds } from '../../../../core/conditions.ts';
import { type Action, type Resource, statusFieldOf } from '../../../../core/resource.ts';
import { parseVersion } from '../../../../core/rules/parseVersion.ts';
import { type AppError, refuse } from '../../../errors.ts';
import type { PresentedRecord } from '../../../presenters/presentRecord.ts';
import { applyAfterRead } from '../applyAfterRead.ts';
import { seesState, visiblePart } from './visible.ts';
import { recordsBefore, type Write } from './write.ts';

/**
 * Refuses a change of an older version, with the record as it is now where the caller may see it, and what is no version at
 * all, among it null: what is changed is there.
 */
export async function checkVersion(write: Write): Promise<void> {
  for (const { input, before } of write.drafts) {
    if (!before) continue;
    const seen = parseVersion(input.row_version);
    if ('problem' in seen) throw refuse.invalid({ row_version: [seen.problem] });
    if (seen.value === null) throw refuse.invalid({ row_version: [{ key: 'integer' }] });
    if (seen.value === undefined || seen.value === before.row_version) continue;
    const current = await visiblePart(write, before);
    throw refuse.stale(current && (() => applyAfterRead({ ...write.store, caller: write.caller }, current)));
  }
}

/**
 * Refuses an action that the present state does not allow or on a record that is switched off, and a change of a record
 * that its state locks. Whoever may not see the record is not told which of these it is.
 */
export async function checkState(write: Write): Promise<void> {
  for (const before of recordsBefore(write.drafts)) {
    const refusal = stateRefusal(write, before);
    if (refusal) throw (await seesState(write, before)) ? refusal : refuse.stateUnseen();
  }
}

function stateRefusal({ action, store: { resource } }: Write, before: PresentedRecord): AppError | undefined {
  const state = stateOf(resource, before);
  if (!action) return holds(resource.editableWhen, before) ? undefined : refuse.locked({ state });
  const status = statusOf(resource);
  const present = status?.field.options.find(({ value }) => value === before[status.name]);
  if (!present || !action.from.includes(present.name)) return refuse.state({ state });
  return before.is_active === 0 ? refuse.inactive() : undefined;
}

/** The life-cycle field of a resource; none where it has no life cycle. */
export function statusOf(resource: Resource) {
  const name = statusFieldOf(resource);
  const field = name === undefined ? undefined : resource.fields[name];
  return name !== undefined && field?.kind === 'status' ? { name, field } : undefined;
}

/** The key under which the languages have the name of the state that a record is in. */
function stateOf(resource: Resource, record: PresentedRecord): string {
  const status = statusOf(resource);
  const choice = status?.field.options.find((each) => each.value === record[status.name]);
  return stateKey(resource, choice?.name ?? '');
}

/** The key of the state that an action leads to. */
export function stateAfter(resource: Resource, { to }: Action): string {
  return stateKey(resource, to);
}

function stateKey(resource: Resource, name: string): string {
  return `resources.${resource.name}.options.${statusOf(resource)?.name}.${name}`;
}

import { type AbilityRule, isAbilityRule } from '../../../core/abilities.ts';

/** A stored permission. Whatever else a back end keeps in its row goes along with it as it is. */
export interface PermissionRow extends AbilityRule {
  /** Of a person's own: 1 takes it away. */
  readonly is_denied?: number | boolean;
}

export type PermissionRows = readonly PermissionRow[];

/** The permissions in a field of the form; what is none is left out. */
export function permissionsIn(value: unknown): PermissionRows {
  return Array.isArray(value) ? value.filter(isAbilityRule) : [];
}

export function isDenial({ is_denied }: PermissionRow): boolean {
  return is_denied === 1 || is_denied === true;
}

import { BASE_RULES } from '../abilities.ts';
import { type Call, needsOf } from '../calls/defineCall.ts';
import { callsOf } from '../calls/resourceCalls.ts';
import { fieldPermissions } from '../fields/field.ts';
import { GRANT_ANY, role, VIEW_AS } from '../access/role.ts';
import type { Screen } from '../menu.ts';
import type { Registry } from '../registry.ts';
import { type Need, needOf, type Resource } from '../resource.ts';

/** What can be permitted on one subject. */
export interface PermissionSubject {
  readonly subject: string;
  /** The area of the menu that it belongs to; none of what is everybody's. */
  readonly area: string | undefined;
  /** The entity that has the subject to itself, and so gives it its name; several share the others. */
  readonly resource: string | undefined;
  /** The actions that something asks for, the usual ones first. */
  readonly actions: readonly string[];
  /** The keys of the names of what it opens, where that is not the one entity: entities, then screens made by hand. */
  readonly opens: readonly string[];
}

/** Everything that can be permitted: what declarations, screens and calls ask for, and nothing else. */
export interface PermissionCatalogue {
  /** In the order of the areas, in each of them that of the declarations. */
  readonly subjects: readonly PermissionSubject[];
  /** Whether anything asks for a permission. */
  readonly has: (need: Need) => boolean;
  /** What is asked for on a subject; nothing on one that there is not. */
  readonly actionsOn: (subject: string) => readonly string[];
}

interface CatalogueSources {
  readonly registry: Registry;
  /** The screens made by hand. */
  readonly screens: readonly (Pick<Screen, 'action' | 'subject' | 'menu'> & Partial<Pick<Screen, 'label'>>)[];
  /** The calls beyond those of the entities. */
  readonly calls: readonly Pick<Call, 'who'>[];
}

/** An action on a subject, with where it was found. */
interface FoundNeed extends Need {
  readonly area?: string | undefined;
}

const FIRST_ACTIONS = ['full', 'read', 'create', 'update', 'delete', 'read all'];

/** Works out what can be permitted. */
export function permissionCatalogue({ registry, screens, calls }: CatalogueSources): PermissionCatalogue {
  const needs: FoundNeed[] = [
    ...registry.resources.flatMap((resource) =>
      permissionsUsedBy(resource).map((need) => ({ ...need, area: resource.area })),
    ),
    ...screens.map(({ action, subject, menu }) => ({ action, subject, area: menu?.area })),
    ...calls.flatMap(({ who }) => needsOf(who)),
  ];
  const names = [...new Set(needs.map(({ subject }) => subject))];
  const subjects = names.map((name) =>
    describe(
      name,
      needs.filter(({ subject }) => subject === name),
      { registry, screens },
    ),
  );
  const placeOf = ({ area }: PermissionSubject) => (area === undefined ? -1 : registry.areas.indexOf(area));
  const actions = new Map(subjects.map((each) => [each.subject, each.actions]));
  const actionsOn = (subject: string) => actions.get(subject) ?? [];
  return {
    subjects: subjects.sort((a, b) => placeOf(a) - placeOf(b)),
    has: ({ action, subject }) => actionsOn(subject).includes(action),
    actionsOn,
  };
}

/** What is asked for on a resource: by its calls, its menu entry, its fields and its row rule. */
function permissionsUsedBy(resource: Resource): Need[] {
  const words = [
    // The menu and every list of its records ask for `read`, whoever may read it; some rules ask for `full`.
    'read',
    'full',
    ...Object.values(resource.fields).flatMap(fieldPermissions),
    ...Object.keys(resource.permissions),
    ...(resource.visibleTo.unless === undefined ? [] : [resource.visibleTo.unless]),
  ];
  return [
    ...words.map((action) => needOf(resource, action)),
    ...resource.visibleTo.opening.map(({ need }) => need),
    ...callsOf(resource).flatMap(({ who }) => needsOf(who)),
    ...(resource.name === role.name ? [GRANT_ANY, VIEW_AS].map((action) => needOf(resource, action)) : []),
  ];
}

function isEverybodys(subject: string): boolean {
  return BASE_RULES.some((rule) => rule.subject === subject);
}

function describe(
  subject: string,
  needs: readonly FoundNeed[],
  { registry, screens }: Pick<CatalogueSources, 'registry' | 'screens'>,
): PermissionSubject {
  const own = registry.resources.filter(({ permission }) => permission === subject);
  const made = screens.flatMap((screen) => (screen.subject === subject && screen.label ? [screen.label] : []));
  const actions = new Set(needs.map(({ action }) => action));
  return {
    subject,
    area: isEverybodys(subject) ? undefined : (own[0]?.area ?? needs.find(({ area }) => area !== undefined)?.area),
    resource: own.length === 1 ? own[0]?.name : undefined,
    opens: [...(own.length > 1 ? own.map(({ name }) => `resources.${name}.name`) : []), ...new Set(made)],
    actions: [...FIRST_ACTIONS.filter((action) => actions.has(action)), ...actions].filter(
      (action, index, all) => all.indexOf(action) === index,
    ),
  };
}

/** The key of a subject's name in the languages: its entity's, or one of its own. */
export function subjectKey({ subject, resource }: Pick<PermissionSubject, 'subject' | 'resource'>): string {
  return resource === undefined ? `permissions.subjects.${subject}` : `resources.${resource}.name`;
}

/** The key of an action's name in the languages. */
export function actionKey(action: string): string {
  return `permissions.actions.${action}`;
}

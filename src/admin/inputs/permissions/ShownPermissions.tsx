import { useTranslate } from 'react-admin';
import { role, SUPER_ADMIN_ROLE } from '../../../core/access/role.ts';
import type { ChildrenField } from '../../../core/fields/field.ts';
import { useShownResource, useWords } from '../../fields/useWords.ts';
import { NOTHING } from '../../format/format.ts';
import type { AnyRecord } from '../../format/values.ts';
import { Skeleton } from '../../loading/Skeleton.tsx';
import { actionsInWords } from './actionsInWords.ts';
import { usePermissionCatalogue } from './permissionsOf.ts';
import { RoleNote } from './RoleNote.tsx';
import { type ShownPart, type ShownSubject, shownOfPerson, shownOfRole } from './shownPermissions.ts';
import { isDenial, type PermissionRow, type PermissionRows, permissionsIn } from './storedPermissions.ts';
import './shownPermissions.css';
import { type ChosenRole, roleFieldOf, useRole } from './useChosenRole.ts';
import { usePermissionNames } from './usePermissionNames.ts';

interface ShownPermissionsProps {
  readonly field: ChildrenField;
  readonly name: string;
  readonly record: AnyRecord;
}

/** The permissions of a role or of a person in words, a line for each subject. */
export function ShownPermissions({ field, name, record }: ShownPermissionsProps) {
  const translate = useTranslate();
  const catalogue = usePermissionCatalogue();
  const resource = useShownResource();
  const rows = permissionsIn(record[name]);
  if ('is_denied' in field.fields)
    return <OfPerson name={name} rows={rows} roleId={Number(record[roleFieldOf(resource)] ?? 0)} />;
  if (resource.name === role.name && Number(record.id) === SUPER_ADMIN_ROLE)
    return translate('permissionTable.superAdmin');
  return <Shown name={name} rows={rows} subjects={shownOfRole(rows, catalogue)} roleName="" />;
}

const NO_ROLE: ChosenRole = { id: 0, name: '', permissions: [] };

interface OfPersonProps {
  readonly name: string;
  readonly rows: PermissionRows;
  readonly roleId: number;
}

function OfPerson({ name, rows, roleId }: OfPersonProps) {
  const catalogue = usePermissionCatalogue();
  const found = useRole(roleId);
  if (found.state === 'loading') return <Skeleton height={240} />;
  const held = found.state === 'known' ? found.role : NO_ROLE;
  const isSuperAdmin = held.id === SUPER_ADMIN_ROLE;
  // What is set beside the role of a super admin counts only under another role.
  const counted = isSuperAdmin ? NO_ROLE : held;
  const isEmpty = isSuperAdmin && rows.length === 0;
  return (
    <div className="shown-permissions">
      {found.state !== 'none' && <RoleNote chosen={found} />}
      {!isEmpty && (
        <Shown name={name} rows={rows} subjects={shownOfPerson(rows, counted, catalogue)} roleName={held.name} />
      )}
    </div>
  );
}

interface ShownProps {
  readonly name: string;
  readonly rows: PermissionRows;
  readonly subjects: readonly ShownSubject[];
  readonly roleName: string;
}

function Shown({ name, rows, subjects, roleName }: ShownProps) {
  const translate = useTranslate();
  const words = useWords();
  const names = usePermissionNames();
  const catalogue = usePermissionCatalogue();
  const unknown = rows.filter((row) => !catalogue.has(row));
  const areas = [...new Set(subjects.map(({ area }) => area))];
  if (subjects.length === 0 && unknown.length === 0) return <span className="field-nothing">{NOTHING}</span>;
  return (
    <>
      {subjects.length > 0 && (
        <table className="shown-permission-table" aria-label={words.label(name)}>
          <thead className="unseen">
            <tr>
              <th scope="col">{translate('permissionTable.subject')}</th>
              <th scope="col">{words.label(name)}</th>
            </tr>
          </thead>
          {areas.map((area) => (
            <tbody key={area ?? ''}>
              <tr>
                <th scope="rowgroup" colSpan={2}>
                  {area === undefined ? translate('permissionTable.general') : translate(`areas.${area}`)}
                </th>
              </tr>
              {subjects
                .filter((each) => each.area === area)
                .map(({ subject, actions, parts }) => (
                  <tr key={subject}>
                    <th scope="row">{names.ofSubject(subject)}</th>
                    <td>
                      {parts.map((part) => (
                        <Part
                          key={part.state}
                          state={part.state}
                          text={actionsInWords(part.actions, { known: actions, names, conventions: words.conventions })}
                          roleName={roleName}
                        />
                      ))}
                    </td>
                  </tr>
                ))}
            </tbody>
          ))}
        </table>
      )}
      {unknown.length > 0 && (
        <p className="shown-permission-unknown">
          {translate('permissionTable.unknown')}: {unknown.map((row) => wordsOf(row)).join('; ')}
        </p>
      )}
    </>
  );

  function wordsOf(row: PermissionRow): string {
    const denied = isDenial(row) ? ` (${translate('permissionTable.person.short.denied')})` : '';
    return names.ofBoth(row.subject, row.action) + denied;
  }
}

interface PartProps extends Pick<ShownPart, 'state'> {
  readonly text: string;
  readonly roleName: string;
}

/** Some actions with a word that says why they are allowed or not. */
function Part({ state, text, roleName }: PartProps) {
  const translate = useTranslate();
  if (state === 'allowed') return <p>{text}</p>;
  const isDenied = state === 'denied' || state === 'deniedInSpite';
  return (
    <p data-denied={isDenied}>
      <span className="shown-permission-state">
        {translate(`permissionTable.person.short.${isDenied ? 'denied' : state}`)}
      </span>{' '}
      {text}
      {state === 'deniedInSpite' && (
        <span className="shown-permission-why"> {translate('permissionTable.person.inSpite', { role: roleName })}</span>
      )}
    </p>
  );
}

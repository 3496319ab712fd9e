import { useMemo } from 'react';
import { useReference, useTranslate } from 'react-admin';
import { Link, Navigate, useLocation } from 'react-router';
import { registry } from '../../schemas/index.ts';
import { type TaskPlace, taskPlace } from '../../schemas/teaching/taskPath.ts';
import { missState } from '../../src/admin/addresses/missedAddress.ts';
import type { Resource } from '../../src/core/resource.ts';
import { useConventions } from '../../src/admin/fields/useConventions.ts';
import { fieldLabel, resourceLabel } from '../../src/admin/format/labels.ts';
import { ListView } from '../../src/admin/generate/ListView.tsx';
import { titleOf } from '../../src/admin/format/titleOf.ts';
import './taskList.css';

interface TaskListProps {
  readonly resource: Resource;
  readonly params: Readonly<Record<string, string>>;
}

/** What has been given to one cohort in one subject, and the way to give more. */
export function TaskList({ resource, params }: TaskListProps) {
  const { pathname } = useLocation();
  const place = useMemo(() => taskPlace(params), [params]);
  const there = useMemo(
    () => place && { ...resource, screens: { ...resource.screens, list: pathname }, pathValues: place },
    [resource, pathname, place],
  );
  if (!place || !there) return <Navigate to="/error-404" replace state={missState(pathname)} />;
  return (
    <>
      <TaskScope resource={resource} place={place} />
      <ListView resource={there} />
    </>
  );
}

/** Whom the list is for, and the way to all of them. */
function TaskScope({ resource, place }: { readonly resource: Resource; readonly place: TaskPlace }) {
  const translate = useTranslate();
  const given = Object.entries(place).filter((entry): entry is [string, number] => entry[1] !== null);
  return (
    <div className="task-place">
      <dl>
        {given.map(([name, id]) => (
          <div key={name}>
            <dt>{fieldLabel(translate, resource.name, name)}</dt>
            <dd>
              <Named resource={resource} name={name} id={id} />
            </dd>
          </div>
        ))}
      </dl>
      <Link className="field-link" to={resource.screens.list}>
        {translate('pages.allTasks', { name: resourceLabel(translate, resource.name, 2) })}
      </Link>
    </div>
  );
}

function Named({ resource, name, id }: { readonly resource: Resource; readonly name: string; readonly id: number }) {
  const field = resource.fields[name];
  const conventions = useConventions();
  const reference = field?.kind === 'reference' ? field.target : '';
  const { referenceRecord } = useReference({ reference, id, options: { retry: false } });
  return <bdi>{referenceRecord ? titleOf(registry.get(reference), referenceRecord, conventions) : `#${id}`}</bdi>;
}

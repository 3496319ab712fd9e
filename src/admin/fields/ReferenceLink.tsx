import { Link } from 'react-router';
import { registry } from '../../../schemas/index.ts';
import { buildPath } from '../../core/paths.ts';
import { useMay } from '../providers/ability.ts';

interface ReferenceLinkProps {
  readonly target: string;
  readonly id: unknown;
  readonly name: string;
}

/** A referenced record's title, as a link for whoever may read it. */
export function ReferenceLink({ target, id, name }: ReferenceLinkProps) {
  const may = useMay();
  const resource = registry.get(target);
  if (!resource.screens.show || !may(resource, 'read')) return <bdi>{name}</bdi>;
  return (
    <Link
      className="field-link"
      to={buildPath(resource.screens.show, { id: String(id) })}
      onClick={(event) => event.stopPropagation()}
    >
      <bdi>{name}</bdi>
    </Link>
  );
}

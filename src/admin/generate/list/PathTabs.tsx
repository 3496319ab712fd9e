import { useTranslate } from 'react-admin';
import { NavLink } from 'react-router';
import { fieldLabel } from '../../format/labels.ts';
import { resourceAtPath, pathFields } from '../../../core/pathFields.ts';
import type { Resource } from '../../../core/resource.ts';
import { useRegistry } from '../../product/product.ts';

/** The ways between the lists of a resource that has a field in its path. */
export function PathTabs({ resource }: { readonly resource: Resource }) {
  const translate = useTranslate();
  const registry = useRegistry();
  const declared = registry.get(resource.name);
  return pathFields(declared).map((name) => {
    const field = resource.fields[name];
    if (field?.kind !== 'choice') return null;
    return (
      <nav key={name} className="list-tabs" aria-label={fieldLabel(translate, resource.name, name)}>
        {field.options.map((option) => (
          <NavLink
            key={option.name}
            to={resourceAtPath(declared, { ...resource.pathValues, [name]: String(option.value) }).screens.list}
          >
            {translate(`resources.${resource.name}.options.${name}.${option.name}`)}
          </NavLink>
        ))}
      </nav>
    );
  });
}

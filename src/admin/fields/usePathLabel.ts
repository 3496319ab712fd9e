import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { takesTogether } from '../../core/madeTogether.ts';
import type { Registry } from '../../core/registry.ts';
import { fieldOf, type Resource } from '../../core/resource.ts';
import { fieldLabel } from '../format/labels.ts';
import { useRegistry } from '../product/product.ts';

/**
 * The label of a field by its place in the values of a form: `rows.0.amount`, or `user_id.role_id` of a record that is made
 * together with the form's.
 */
export function usePathLabel(resource: Resource): (path: string) => string {
  const registry = useRegistry();
  const translate = useTranslate();
  return useCallback(
    (path) => {
      const field = fieldAt(registry, resource, path.replace(/\.\d+(?=\.|$)/g, ''));
      return fieldLabel(translate, field.resource, field.name);
    },
    [registry, resource, translate],
  );
}

function fieldAt(registry: Registry, resource: Resource, path: string): { resource: string; name: string } {
  const [first = path, ...further] = path.split('.');
  const field = fieldOf(resource, first);
  if (further.length === 0 || !takesTogether(field)) return { resource: resource.name, name: path };
  return fieldAt(registry, registry.get(field.target), further.join('.'));
}

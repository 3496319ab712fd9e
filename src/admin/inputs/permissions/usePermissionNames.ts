import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { actionKey, type PermissionSubject, subjectKey } from '../../../core/access/permissions.ts';
import { useProduct } from '../../product/product.ts';
import { permissionsOf } from './permissionsOf.ts';

/** What permissions are called in the present language; what no language names, by the words that are stored. */
export function usePermissionNames() {
  const translate = useTranslate();
  const product = useProduct();
  return useMemo(() => {
    const nameOf = (each: PermissionSubject) => {
      const isOne = each.resource !== undefined && product.registry.get(each.resource).singleton;
      return translate(subjectKey(each), { smart_count: isOne ? 1 : 2, _: each.subject });
    };
    const subjects = new Map(permissionsOf(product).subjects.map((each) => [each.subject, nameOf(each)]));
    const ofSubject = (subject: string) => subjects.get(subject) ?? subject;
    const ofAction = (action: string) => translate(actionKey(action), { _: action });
    const ofBoth = (subject: string, action: string) =>
      translate('permissionTable.cell', { subject: ofSubject(subject), action: ofAction(action) });
    return { ofSubject, ofAction, ofBoth };
  }, [translate, product]);
}

export type PermissionNames = ReturnType<typeof usePermissionNames>;

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
    const opened = new Map(
      permissionsOf(product).subjects.map(({ subject, opens }) => [
        subject,
        opens.map((key) => translate(key, { smart_count: 2 })).join(', '),
      ]),
    );
    const subjects = new Map(permissionsOf(product).subjects.map((each) => [each.subject, nameOf(each)]));
    const ofSubject = (subject: string) => subjects.get(subject) ?? subject;
    /** The names of what a subject opens; empty where it opens what it is called. */
    const ofOpened = (subject: string) => opened.get(subject) ?? '';
    const ofAction = (action: string) => translate(actionKey(action), { _: action });
    const ofBoth = (subject: string, action: string) =>
      translate('permissionTable.cell', { subject: ofSubject(subject), action: ofAction(action) });
    return { ofSubject, ofOpened, ofAction, ofBoth };
  }, [translate, product]);
}

export type PermissionNames = ReturnType<typeof usePermissionNames>;

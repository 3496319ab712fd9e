import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { actionKey, type PermissionSubject, subjectKey } from '../../../core/permissions/catalogue.ts';
import { useRegistry } from '../../product/product.ts';
import { usePermissionCatalogue } from './permissionsOf.ts';

/** What permissions are called in the present language; what no language names, by the words that are stored. */
export function usePermissionNames() {
  const translate = useTranslate();
  const registry = useRegistry();
  const { subjects: all } = usePermissionCatalogue();
  return useMemo(() => {
    const inNumber = (key: string, resource: string | undefined, otherwise?: string) => {
      const isOne = resource !== undefined && registry.get(resource).singleton;
      return translate(key, { smart_count: isOne ? 1 : 2, _: otherwise });
    };
    const nameOf = (each: PermissionSubject) => inNumber(subjectKey(each), each.resource, each.subject);
    const openedBy = (each: PermissionSubject) => {
      const names = each.opens.map((key) => inNumber(key, /^resources\.(\w+)\.name$/.exec(key)?.[1]));
      const tellsMore = names.some((name) => name.toLowerCase() !== nameOf(each).toLowerCase());
      return tellsMore ? names.join(', ') : '';
    };
    const opened = new Map(all.map((each) => [each.subject, openedBy(each)]));
    const subjects = new Map(all.map((each) => [each.subject, nameOf(each)]));
    const ofSubject = (subject: string) => subjects.get(subject) ?? subject;
    /** The names of what a subject opens; empty where it opens what it is called. */
    const ofOpened = (subject: string) => opened.get(subject) ?? '';
    const ofAction = (action: string) => translate(actionKey(action), { _: action });
    const ofBoth = (subject: string, action: string) =>
      translate('permissionTable.cell', { subject: ofSubject(subject), action: ofAction(action) });
    return { ofSubject, ofOpened, ofAction, ofBoth };
  }, [translate, registry, all]);
}

export type PermissionNames = ReturnType<typeof usePermissionNames>;

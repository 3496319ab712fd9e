import { useTranslate } from 'react-admin';

/** Below the name of a subject: what it opens, where that is more than the name says. */
export function OpenedNames({ names }: { readonly names: string }) {
  const translate = useTranslate();
  if (names === '') return null;
  return <small className="permission-opens">{translate('permissionTable.opens', { what: names })}</small>;
}

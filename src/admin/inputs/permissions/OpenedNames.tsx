import { useTranslate } from 'react-admin';

/** Below the name of a subject: what it opens, where that is more than the name says; cut off where there is much. */
export function OpenedNames({ names }: { readonly names: string }) {
  const translate = useTranslate();
  if (names === '') return null;
  const text = translate('permissionTable.opens', { what: names });
  return (
    <small className="permission-opens" title={text}>
      {text}
    </small>
  );
}

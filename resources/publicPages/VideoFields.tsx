import { Icon } from '../../src/admin/icons/Icon.tsx';
import { Button, IconButton } from '@mui/material';
import { useMemo } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { formatNumber } from '../../src/admin/format/format.ts';
import { useWords } from '../../src/admin/fields/useWords.ts';
import { useFormSession } from '../../src/admin/generate/form/session/formSession.ts';
import { FieldInput } from '../../src/admin/inputs/FieldInput.tsx';
import { FormScopeContext, useFormScope } from '../../src/admin/inputs/field/formScope.ts';
import { playerAddress } from '../../src/core/videos.ts';
import { VideoPreview } from './VideoPreview.tsx';

const LIST = 'videos';

/** The addresses of a list of videos, at least one, each with its preview. */
export function VideoFields() {
  const translate = useTranslate();
  const { conventions } = useWords();
  const { fields: rows, append, remove } = useFieldArray({ name: LIST, keyName: 'rowKey' });
  const addresses = useWatch({ name: LIST }) as readonly { readonly url?: string | null }[] | undefined;
  return (
    <div className="form-cell page-video-fields" data-wide="true">
      {rows.map(({ rowKey }, index) => (
        <div key={rowKey} className="page-video-field">
          <AddressInput index={index} />
          {rows.length > 1 && (
            <IconButton
              aria-label={translate('pages.removeVideo', { place: formatNumber(index + 1, conventions) })}
              onClick={() => remove(index)}
            >
              <Icon name="Close" />
            </IconButton>
          )}
          <Preview address={addresses?.[index]?.url ?? ''} />
        </div>
      ))}
      <Button size="small" variant="outlined" startIcon={<Icon name="Add" />} onClick={() => append({ url: '' })}>
        {translate('pages.addVideo')}
      </Button>
    </div>
  );
}

function AddressInput({ index }: { readonly index: number }) {
  const { fields } = useFormSession().resource;
  const scope = useFormScope();
  const row = useMemo(() => ({ ...scope, row: { list: LIST, index } }), [scope, index]);
  const list = fields[LIST];
  const field = list?.kind === 'children' ? list.fields.url : undefined;
  if (!field) return null;
  return (
    <FormScopeContext.Provider value={row}>
      <FieldInput field={field} name="url" />
    </FormScopeContext.Provider>
  );
}

function Preview({ address }: { readonly address: string }) {
  return playerAddress(address) ? <VideoPreview key={address} address={address} /> : null;
}

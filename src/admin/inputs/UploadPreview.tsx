import { Icon } from '../icons/Icon.tsx';
import { IconButton } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { UploadField } from '../../core/fields/field.ts';
import { fileName } from '../format/formatValue.ts';
import { fileAddress } from '../http/address.ts';
import type { NewFile } from './field/ruleRecord.ts';

interface UploadPreviewProps {
  readonly file: string | NewFile;
  readonly field: UploadField;
  readonly onRemove: () => void;
}

export function UploadPreview({ file, field, onRemove }: UploadPreviewProps) {
  const translate = useTranslate();
  const isStored = typeof file === 'string';
  const title = isStored ? fileName(file) : file.rawFile.name;
  const address = isStored ? fileAddress(file) : file.src;
  const isPicture = field.kind !== 'file';
  const remove = translate('screens.upload.remove', { name: title });
  return (
    <li className="input-file" data-picture={isPicture}>
      {isPicture ? <img src={address} alt={title} /> : <Icon name="InsertDriveFileOutlined" />}
      {!isPicture && (
        <a href={address} target="_blank" rel="noopener noreferrer" className="field-link">
          <bdi>{title}</bdi>
        </a>
      )}
      <IconButton size="small" className="input-file-remove" aria-label={remove} title={remove} onClick={onRemove}>
        <Icon name="Close" />
      </IconButton>
    </li>
  );
}

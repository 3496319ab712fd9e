import { Icon } from '../icons/Icon.tsx';
import { fileAddress } from '../http/address.ts';
import { fileName } from '../format/formatValue.ts';

interface FileLinkProps {
  readonly path: string;
}

/** Leads to a document. It is called by its kind: stored files have long, made-up names. */
export function FileLink({ path }: FileLinkProps) {
  return (
    <a
      className="field-link field-file"
      href={fileAddress(path)}
      target="_blank"
      rel="noopener noreferrer"
      title={fileName(path)}
      onClick={(event) => event.stopPropagation()}
    >
      <Icon name="InsertDriveFileOutlined" />
      {kindOf(path)}
    </a>
  );
}

function kindOf(path: string): string {
  const name = fileName(path);
  return /\.(\w+)$/.exec(name)?.[1]?.toUpperCase() ?? name;
}

import { fileAddress } from '../http/address.ts';
import { fileName } from './formatValue.ts';
import { Glyph } from './Glyph.tsx';

interface FileLinkProps {
  readonly path: string;
  /** Stored files have long, made-up names; in a cell only the kind is said. */
  readonly isShort: boolean;
}

/** Leads to a document. */
export function FileLink({ path, isShort }: FileLinkProps) {
  return (
    <a
      className="field-link field-file"
      href={fileAddress(path)}
      target="_blank"
      rel="noopener noreferrer"
      title={fileName(path)}
      onClick={(event) => event.stopPropagation()}
    >
      <Glyph name="file" />
      {isShort ? kindOf(path) : <bdi>{fileName(path)}</bdi>}
    </a>
  );
}

function kindOf(path: string): string {
  return /\.(\w+)$/.exec(path)?.[1]?.toUpperCase() ?? fileName(path);
}

import { fileAddress } from '../http/address.ts';
import { fileName } from './formatValue.ts';
import { Glyph } from './Glyph.tsx';

export function FileLink({ path }: { readonly path: string }) {
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
      <bdi>{shortened(fileName(path))}</bdi>
    </a>
  );
}

const SHOWN_LETTERS = 22;

function shortened(name: string): string {
  if (name.length <= SHOWN_LETTERS) return name;
  const ending = name.slice(name.lastIndexOf('.'));
  return `${name.slice(0, SHOWN_LETTERS - ending.length)}…${ending}`;
}

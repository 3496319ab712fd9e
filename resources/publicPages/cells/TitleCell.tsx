import type { CellProps } from './cellProps.ts';

export function TitleCell({ item }: CellProps) {
  return (
    <bdi className="page-item-title" title={String(item.title)}>
      {String(item.title)}
    </bdi>
  );
}

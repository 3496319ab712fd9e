import type { CellProps } from './cellProps.ts';

export function LocationCell({ item }: CellProps) {
  return <bdi>{String(item.location ?? '')}</bdi>;
}

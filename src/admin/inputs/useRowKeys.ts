import { useRef } from 'react';

/**
 * What tells rows apart: the same for a row wherever it is moved, and for its place when the record arrives afresh. The
 * keys of the form's library are others then, and whoever types in a row would lose it.
 */
export function useRowKeys(count: number) {
  const keys = useRef<number[]>([]);
  const made = useRef(0);
  const { current } = keys;
  while (current.length < count) current.push(made.current++);
  current.length = count;
  return {
    of: (index: number) => current[index],
    remove: (index: number) => void current.splice(index, 1),
    swap: (index: number, other: number) => {
      [current[index], current[other]] = [current[other] as number, current[index] as number];
    },
  };
}

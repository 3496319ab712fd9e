/** What was written into the address and does not stand in it yet: a draw may show an older one of them meanwhile. */
export interface PendingWrites {
  readonly add: (value: string) => void;
  /** Whether what the address has is one's own; what was written before it does not come any more. */
  readonly isOwn: (value: string) => boolean;
}

export function createPendingWrites(): PendingWrites {
  let awaited: readonly string[] = [];
  return {
    add: (value) => {
      awaited = [...awaited, value];
    },
    isOwn: (value) => {
      const place = awaited.indexOf(value);
      awaited = place < 0 ? [] : awaited.slice(place + 1);
      return place >= 0;
    },
  };
}

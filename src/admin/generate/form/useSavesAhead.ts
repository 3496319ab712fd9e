import { useRef, useState } from 'react';
import type { AnyRecord } from '../../format/values.ts';

/** A new record that is not saved while the form holds another one. */
export interface WaitingRecord {
  readonly values: AnyRecord;
  /** What refused it; none when it has only made room for another one. */
  readonly error?: unknown;
}

interface SavesAheadOptions {
  readonly save: (values: AnyRecord) => Promise<unknown>;
  /** Called with each refused record; it waits only if this keeps it. */
  readonly onRefused: (refused: WaitingRecord) => void;
}

/** Saves new records one after the other while the next one is typed. What is refused waits until the form takes it back. */
export function useSavesAhead({ save, onRefused }: SavesAheadOptions) {
  const [underWay, setUnderWay] = useState(0);
  const [waiting, setWaiting] = useState<readonly WaitingRecord[]>([]);
  // As it is now: a save that ends sees the last render only.
  const kept = useRef(waiting);
  const last = useRef<Promise<void>>(Promise.resolve());

  const setKept = (records: readonly WaitingRecord[]) => {
    kept.current = records;
    setWaiting(records);
  };
  const saveOne = async (values: AnyRecord) => {
    try {
      await save(values);
    } catch (error) {
      onRefused({ values, error });
    }
    setUnderWay((count) => count - 1);
  };

  return {
    isUnderWay: underWay > 0,
    /** The records that wait, the oldest first. */
    waiting,
    send: (values: AnyRecord) => {
      setUnderWay((count) => count + 1);
      last.current = last.current.then(() => saveOne(values));
    },
    /** Settled once all that was sent is answered. */
    settle: () => last.current,
    keep: (record: WaitingRecord) => setKept([...kept.current, record]),
    /** Takes out the given record, else the oldest. */
    take: (record = kept.current[0]): WaitingRecord | undefined => {
      setKept(kept.current.filter((each) => each !== record));
      return record;
    },
  };
}

import { useRef, useState } from 'react';
import type { AnyRecord } from '../../format/values.ts';

/** A new record that is not saved while the form holds another one. */
export interface WaitingRecord {
  readonly values: AnyRecord;
  /** What refused it; none when it has only made room for another one. */
  readonly error?: unknown;
}

/** One of those that wait, told from the others by its number: it has no id yet. */
export interface NumberedRecord extends WaitingRecord {
  readonly number: number;
}

interface BackgroundSavesOptions {
  readonly save: (values: AnyRecord) => Promise<unknown>;
  /** Called with each refused record; it waits only if this keeps it. */
  readonly onRefused: (refused: WaitingRecord) => void;
}

/** Saves new records one after the other while the next one is typed. What is refused waits until the form takes it back. */
export function useBackgroundSaves({ save, onRefused }: BackgroundSavesOptions) {
  const [underWay, setUnderWay] = useState(0);
  const [waiting, setWaiting] = useState<readonly NumberedRecord[]>([]);
  const lastNumber = useRef(0);
  // As it is now: a save that ends sees the last render only.
  const kept = useRef(waiting);
  const last = useRef<Promise<void>>(Promise.resolve());

  const setKept = (records: readonly NumberedRecord[]) => {
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
    keep: ({ values, error }: WaitingRecord) => {
      lastNumber.current += 1;
      setKept([...kept.current, { values, error, number: lastNumber.current }]);
    },
    /** Takes out the given record, else the oldest. */
    take: (record = kept.current[0]): NumberedRecord | undefined => {
      setKept(kept.current.filter((each) => each !== record));
      return record;
    },
  };
}

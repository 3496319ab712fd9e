import { type ReactNode, useState } from 'react';
import { LeaveQuestion } from './LeaveQuestion.tsx';

interface LeaveOptions {
  readonly isDirty: boolean;
  readonly onLeave: () => void;
}

/** Leaves a dialog that has no address of its own, and asks first when something would be lost. */
export function useLeaveQuestion({ isDirty, onLeave }: LeaveOptions): {
  readonly leave: () => void;
  readonly question: ReactNode;
} {
  const [isAsking, setAsking] = useState(false);
  return {
    leave: () => (isDirty ? setAsking(true) : onLeave()),
    question: <LeaveQuestion isOpen={isAsking} onLeave={onLeave} onStay={() => setAsking(false)} />,
  };
}

import type { ActionDeclaration } from './resource.ts';

export interface Approval<
  Refuse extends string = string,
  From extends string = string,
  Refused extends string = string,
  Word extends string = string,
> {
  /** The state that waits; `pending` when not said. */
  readonly from?: From;
  /** The action that refuses, for which `<refuse>_reason` is asked; `reject` when not said. */
  readonly refuse?: Refuse;
  /** The state it leads to; `rejected` when not said. */
  readonly refused?: Refused;
  /** The action on the resource that refusing needs; its own name when not said. */
  readonly refusePermission?: Word;
  /** References that lead to whom the record is for, who does not approve it either. */
  readonly notByOwner?: readonly string[];
}

// The states are what is said here: what the entity has must not be taken for them.
type ApprovalActions<Refuse extends string, State extends string, Word extends string> = Readonly<
  Record<'approve' | Refuse, ActionDeclaration<NoInfer<State>, `${NoInfer<Refuse>}_reason`, NoInfer<Word>>>
>;

/**
 * The actions of what waits for approval: `approve`, for anybody but who entered it, and `reject`, for a reason.
 * `actions: approval()`, or `actions: { ...approval({ refuse: 'cancel', refused: 'cancelled' }), reopen: … }`
 */
export function approval<
  const Refuse extends string = 'reject',
  const From extends string = 'pending',
  const Refused extends string = 'rejected',
  const Word extends string = never,
>({
  from = 'pending' as From,
  refuse = 'reject' as Refuse,
  refused = 'rejected' as Refused,
  refusePermission,
  notByOwner,
  ...misspelt
}: Approval<Refuse, From, Refused, Word> = {}): ApprovalActions<Refuse, From | 'approved' | Refused, Word> {
  const approve: ActionDeclaration<From | 'approved', never, never> = {
    from,
    to: 'approved',
    confirm: true,
    notByCreator: true,
    ...(notByOwner && { notByOwner }),
    icon: 'Check',
    tone: 'success',
    // Only misspelt keys are left: the check of the declaration refuses them.
    ...misspelt,
  };
  const turnDown: ActionDeclaration<From | Refused, `${Refuse}_reason`, Word> = {
    from,
    to: refused,
    ...(refusePermission && { permission: refusePermission }),
    confirm: true,
    ask: [`${refuse}_reason`],
    icon: 'Close',
    tone: 'error',
  };
  return { approve, [refuse]: turnDown } as ApprovalActions<Refuse, From | 'approved' | Refused, Word>;
}

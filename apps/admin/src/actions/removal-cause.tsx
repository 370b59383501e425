import { Checkbox } from '@aw/ui/primitives/checkbox';
import { useState } from 'react';

/** Why a document is removed: because it breaks the rules, or even because someone else holds the rights. */
type Cause = { isForCause: boolean; isForCopyright: boolean };

/** Keeps the cause of a removal while it is chosen. A removal because of copyright is always one for cause. */
export function useRemovalCause(initial: Cause = { isForCause: false, isForCopyright: false }) {
  const [isForCause, setIsForCause] = useState(initial.isForCause);
  const [isForCopyright, setIsForCopyright] = useState(initial.isForCopyright);
  const chosen: Cause = { isForCause: isForCause || isForCopyright, isForCopyright };
  return { chosen, setIsForCause, setIsForCopyright };
}

type RemovalCauseFieldsProps = { cause: ReturnType<typeof useRemovalCause> };

/** Asks for the cause of a removal, with what follows from it. */
export function RemovalCauseFields({
  cause: { chosen, setIsForCause, setIsForCopyright },
}: RemovalCauseFieldsProps) {
  return (
    <>
      <Checkbox
        label="It breaks the rules"
        help="Select this if the document is copied, unlawful or not study material. It then no longer counts: we take back the points and unspent credits it earned. Everyone who unlocked it gets their credit back and can no longer open it. If you do not select this, it still counts, and people who unlocked it can still open it."
        isChecked={chosen.isForCause}
        isDisabled={chosen.isForCopyright}
        onCheckedChange={setIsForCause}
      />
      <Checkbox
        label="Someone else holds the rights: it stays down"
        help="Select this if it is removed because of copyright. It then breaks the rules, too. We keep hashes of its bytes and word sequences, and refuse later uploads of it or of parts of it. Restoring the document deletes them."
        isChecked={chosen.isForCopyright}
        onCheckedChange={setIsForCopyright}
      />
    </>
  );
}

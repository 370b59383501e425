import { longDate } from '@aw/contracts/long-date';
import { Note } from '@aw/ui/primitives/note';

/** Says above all settings that the account will end, and where that can be undone. */
export function ErasureNote({ eraseAfter }: { eraseAfter: string }) {
  return (
    <Note tone="caution" title={`Your account will be erased on ${longDate(eraseAfter)}.`}>
      You can undo it until then, under <a href="#privacy">Privacy</a>.
    </Note>
  );
}

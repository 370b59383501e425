import { Note } from '@aw/ui/primitives/note';
import { Time } from '@aw/ui/primitives/time';

type PrivacySignalProps = {
  /** Since when a browser of this person has sent the signal. */
  since: string;
};

/** Tells who sends Global Privacy Control that it is noted, and what follows from it. */
export function PrivacySignal({ since }: PrivacySignalProps) {
  return (
    <Note tone="info">
      Your browser sends Global Privacy Control. It is noted with your account since <Time value={since} />:
      nothing about you is sold or shared, and the documents that you look at are counted without you.
    </Note>
  );
}

import type { Experts } from '@aw/content/schemas/experts';
import type { OwnQuestion } from '@aw/contracts/questions/public';
import { type ReactNode, useId, useState } from 'react';
import { QuestionPosted } from './question-posted';
import { QuickHelpForm } from './quick-help-form';

export type QuickHelpContent = Pick<Experts, 'collecting' | 'afterPosting' | 'afterHolding'>;

/** The form of a question; once it is posted, what happens next stands in its place. */
export function QuickHelp({ texts }: { texts: QuickHelpContent }) {
  const [posted, setPosted] = useState<OwnQuestion>();
  return (
    <Sheet title="Quick help">
      {posted === undefined ? (
        <QuickHelpForm collecting={texts.collecting} onPosted={setPosted} />
      ) : (
        <QuestionPosted
          question={posted}
          next={posted.status === 'held' ? texts.afterHolding : texts.afterPosting}
          onAnother={() => setPosted(undefined)}
        />
      )}
    </Sheet>
  );
}

function Sheet({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="grid content-start gap-4 rounded-2 border border-line bg-surface-raised p-5 lg:p-6"
    >
      <h2 id={headingId} className="text-22 leading-title">
        {title}
      </h2>
      {children}
    </section>
  );
}

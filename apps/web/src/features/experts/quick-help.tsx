import { type ReactNode, useId, useState } from 'react';
import { QuestionPosted } from './question-posted';
import { QuickHelpForm } from './quick-help-form';

/** The form of a question; once it is posted, what happens next stands in its place. */
export function QuickHelp({ afterPosting }: { afterPosting: readonly string[] }) {
  const [posted, setPosted] = useState<string>();
  return (
    <Sheet title="Quick help">
      {posted === undefined ? (
        <QuickHelpForm onPosted={setPosted} />
      ) : (
        <QuestionPosted title={posted} next={afterPosting} onAnother={() => setPosted(undefined)} />
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

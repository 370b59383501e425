import type { DocumentDetail } from '@aw/contracts/documents/shapes';
import { Note } from '@aw/ui/primitives/note';
import { useEffect, useRef } from 'react';
import { AppealForm } from './appeal-form';
import { OwnComparison } from './own-comparison';

/** Says why the user's own upload was refused, with the appeal form or the state of the appeal. */
export function RefusedCard({ document }: { document: DocumentDetail }) {
  const { id, reason, appeal } = document;
  const card = useRef<HTMLElement>(null);
  // The profile links to `#appeal`, which does not exist before the document has loaded.
  useEffect(() => {
    if (window.location.hash === '#appeal') card.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <section
      id="appeal"
      ref={card}
      aria-label="Decision"
      className="grid scroll-mt-4 gap-4 rounded-2 border border-line bg-surface-raised p-5 [&_h2]:text-18"
    >
      <Note tone="danger" title="Not accepted.">
        {reason ?? 'It did not pass our checks.'}
      </Note>
      <OwnComparison document={document} />
      {appeal ? <AppealState appeal={appeal} /> : <AppealForm documentId={id} />}
    </section>
  );
}

const states = {
  open: 'We have your appeal. You will see our answer here.',
  granted: 'Your appeal was successful.',
  denied: 'Your appeal was not successful. The decision stays the same.',
};

function AppealState({ appeal }: { appeal: NonNullable<DocumentDetail['appeal']> }) {
  return (
    <div className="grid gap-2">
      <h2>Your appeal</h2>
      <blockquote className="border-s-2 border-line ps-3 font-serif whitespace-pre-line wrap-anywhere">
        {appeal.message}
      </blockquote>
      <p>{states[appeal.status]}</p>
      {appeal.answer && (
        <p className="whitespace-pre-line wrap-anywhere">
          <b>Answer:</b> {appeal.answer}
        </p>
      )}
    </div>
  );
}

import type { StudyMaterialDetail } from '@aw/contracts/study-materials/public';
import { Button } from '@aw/ui/primitives/button';
import { formatCount } from '@aw/ui/primitives/format-count';
import { Link } from '@aw/ui/primitives/link';
import { Note } from '@aw/ui/primitives/note';
import { Stroke } from '@aw/ui/primitives/progress';
import { useEffect, useRef, useState } from 'react';
import { paths } from '~/lib/paths';
import { RouterLink } from '~/lib/router-link';
import { materialAddress, materialTab } from '~/study-materials/material-address';
import { isBeingMade } from '~/study-materials/material-queries';
import { kindTexts, progressText } from '~/study-materials/material-texts';
import { EntriesEditor } from './entries-editor';
import { FlashcardsEditor } from './flashcards-editor';
import { MaterialReading } from './material-reading';
import { originText } from './origin-text';
import { hasDraft } from './use-items';

/** Study material that is being made, was not made, or can be edited. */
export function MaterialView({ material }: { material: StudyMaterialDetail }) {
  const { kind, documentId, conversationId, failure } = material;
  if (isBeingMade(material)) return <Progress material={material} />;
  if (material.state === 'failed')
    return (
      <Note
        tone="danger"
        title="We could not make this."
        action={
          (documentId !== null || conversationId !== null) && (
            <Button asChild size="sm">
              <RouterLink
                to={materialAddress({
                  document: documentId ?? undefined,
                  chat: conversationId ?? undefined,
                })}
              >
                Try again
              </RouterLink>
            </Button>
          )
        }
      >
        {failure}
      </Note>
    );
  const hidden = material.count - (kind === 'flashcards' ? material.flashcards : material.entries).length;
  return (
    <div className="grid max-w-measure grid-cols-1 gap-6">
      <p className="text-14 text-ink-muted">
        {originText(material)}{' '}
        {documentId !== null && <Link to={paths.document(documentId)}>Open the document</Link>}
        {conversationId !== null && <Link to={paths.aiChat({ chat: conversationId })}>Open the chat</Link>}
      </p>
      {hidden > 0 && (
        <Note tone="info" title={`${formatCount(hidden, kindTexts[kind].noun)} not shown.`}>
          What comes from a page is shown only while you can open that page. It stays here when you save.
        </Note>
      )}
      <ReadOrEdit material={material} />
    </div>
  );
}

function ReadOrEdit({ material }: { material: StudyMaterialDetail }) {
  const [isEditing, setEditing] = useState(() => hasDraft(material.id));
  const [changes, setChanges] = useState(0);
  const section = useRef<HTMLElement>(null);
  const show = (isEditing: boolean) => {
    setEditing(isEditing);
    setChanges((count) => count + 1);
  };
  useEffect(() => {
    if (changes === 0) return;
    // The pressed button is no longer there, and it may have been at the end of a long list.
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'start' });
  }, [changes]);
  const Editor = material.kind === 'flashcards' ? FlashcardsEditor : EntriesEditor;
  return (
    <section ref={section} tabIndex={-1} aria-label={kindTexts[material.kind].label} className="outline-none">
      {isEditing ? (
        <Editor material={material} onDone={() => show(false)} />
      ) : (
        <MaterialReading material={material} onEdit={() => show(true)} onSaved={() => show(false)} />
      )}
    </section>
  );
}

function Progress({ material }: { material: StudyMaterialDetail }) {
  const { kind, count, wantedCount } = material;
  const { noun } = kindTexts[kind];
  const words = progressText(material);
  const isCounted = kind === 'flashcards';
  return (
    <div className="grid max-w-measure gap-2 rounded-2 border border-line p-4">
      <p className="text-15 tabular-nums">{words}</p>
      {isCounted && <Stroke label={`Finished ${noun}s`} value={count} max={wantedCount} valueText={words} />}
      <p className="text-13 text-ink-muted">
        You can leave this page. You will find the result in{' '}
        <Link to={paths.library({ tab: materialTab })}>My library</Link>.
      </p>
    </div>
  );
}

import { reasonOf } from '@aw/contracts/api-error';
import { getDeck } from '@aw/contracts/cards/public';
import { urlOf } from '@aw/contracts/client';
import type { MaterialEntry, StudyMaterialDetail } from '@aw/contracts/study-materials/public';
import { RichText } from '@aw/ui/patterns/rich-text';
import { Button } from '@aw/ui/primitives/button';
import { CopyButton } from '@aw/ui/primitives/copy-button';
import { formatCount } from '@aw/ui/primitives/format-count';
import { Link } from '@aw/ui/primitives/link';
import { Note } from '@aw/ui/primitives/note';
import { Pencil } from 'lucide-react';
import { paths } from '~/lib/paths';
import { materialTab } from '~/study-materials/material-address';
import { kindTexts } from '~/study-materials/material-texts';
import { indents } from './entries-editor';
import { SourceLink } from './source-link';
import { useSaveMaterial } from './use-save-material';

export const savingHelp =
  'Saved cards become review cards. You see each one again just before you would forget it.';

type MaterialReadingProps = { material: StudyMaterialDetail; onEdit: () => void; onSaved: () => void };

/** Study material as it is read, with buttons to save and edit it. */
export function MaterialReading({ material, onEdit, onSaved }: MaterialReadingProps) {
  const { id, kind, title, isSaved, flashcards, entries } = material;
  const { label } = kindTexts[kind];
  const save = useSaveMaterial<never>({ id, onSaved });
  const isOfCards = kind === 'flashcards';
  const count = isOfCards ? flashcards.length : entries.length;
  return (
    <div className="grid grid-cols-1 gap-6">
      {isSaved && (
        <Note tone="positive" title="Saved.">
          {isOfCards ? <SavedCards /> : <SavedEntries />}
        </Note>
      )}
      {save.error && !isSaved && (
        <Note tone="danger" title="Not saved.">
          {reasonOf(save.error)}
        </Note>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {!isSaved && count > 0 && (
          <Button
            variant="primary"
            isPending={save.isPending}
            pendingLabel="Saving…"
            onClick={() => save.mutate({ body: bodyOf(material), sent: [] })}
          >
            {isOfCards ? `Save ${formatCount(count, 'card')}` : `Save ${label.toLowerCase()}`}
          </Button>
        )}
        <Button icon={Pencil} onClick={onEdit}>
          {isOfCards ? 'Edit the cards' : `Edit the ${label.toLowerCase()}`}
        </Button>
        {!isOfCards && (
          <CopyButton
            value={markdownOf(`${label}: ${title}`, entries)}
            label={`Copy the ${label.toLowerCase()}`}
          />
        )}
        {isOfCards && !isSaved && <p className="basis-full text-14 text-ink-muted">{savingHelp}</p>}
      </div>
      {isOfCards ? <Cards cards={flashcards} /> : <Entries kind={kind} entries={entries} />}
    </div>
  );
}

/** The request that saves study material as it is. */
function bodyOf({ kind, updatedAt, flashcards, entries }: StudyMaterialDetail) {
  return kind === 'flashcards'
    ? { updatedAt, flashcards: flashcards.map(({ id, front, back }) => ({ id, front, back })) }
    : { updatedAt, entries: entries.map(({ id, text, level }) => ({ id, text, level })) };
}

function SavedCards() {
  return (
    <>
      These cards are in your <Link to={paths.cards}>review cards</Link>. You can also{' '}
      <Link to={urlOf(getDeck, {})}>download all review cards for Anki (.apkg)</Link>.
    </>
  );
}

function SavedEntries() {
  return (
    <>
      You can find this in <Link to={paths.library({ tab: materialTab })}>My library</Link>.
    </>
  );
}

function Cards({ cards }: { cards: StudyMaterialDetail['flashcards'] }) {
  return (
    <ol aria-label="Cards" className="grid grid-cols-1 gap-4">
      {cards.map(({ id, front, back, frontHtml, backHtml, source }) => (
        <li key={id} className="grid grid-cols-1 gap-3 rounded-2 border border-line bg-surface-raised p-4">
          <div className="text-16 font-strong">
            <RichText html={frontHtml} source={front} />
          </div>
          <div className="border-t border-line pt-3 text-15">
            <RichText html={backHtml} source={back} />
          </div>
          <SourceLink source={source} />
        </li>
      ))}
    </ol>
  );
}

type EntriesProps = { kind: 'summary' | 'outline'; entries: readonly MaterialEntry[] };

function Entries({ kind, entries }: EntriesProps) {
  return (
    <ul aria-label={kindTexts[kind].label} className="grid grid-cols-1 gap-4">
      {entries.map(({ id, text, html, level, source }) => (
        <li key={id} className={`grid grid-cols-1 gap-1 ${indents[level] ?? ''}`}>
          <div className={kind === 'outline' && level === 1 ? 'text-16 font-strong' : 'text-16'}>
            <RichText html={html} source={text} />
          </div>
          <SourceLink source={source} />
        </li>
      ))}
    </ul>
  );
}

/** Markdown of a summary or an outline, with the pages. */
export function markdownOf(
  title: string,
  entries: readonly Pick<MaterialEntry, 'text' | 'level' | 'source'>[],
): string {
  const lines = entries.map(({ text, level, source }) => {
    const page = source ? ` (p. ${source.page})` : '';
    return `${'  '.repeat(level - 1)}- ${text.replace(/\s+/g, ' ').trim()}${page}`;
  });
  return `${[`# ${title}`, '', ...lines].join('\n')}\n`;
}

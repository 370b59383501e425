import { reasonOf } from '@aw/contracts/api-error';
import { getDeck } from '@aw/contracts/cards/public';
import { urlOf } from '@aw/contracts/client';
import { maxFlashcards, maxSideLength, type StudyMaterialDetail } from '@aw/contracts/study-materials/public';
import { Button, IconButton } from '@aw/ui/primitives/button';
import { Field } from '@aw/ui/primitives/field';
import { formatCount } from '@aw/ui/primitives/format-count';
import { Link } from '@aw/ui/primitives/link';
import { Note } from '@aw/ui/primitives/note';
import { Textarea } from '@aw/ui/primitives/textarea';
import { Plus, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { paths } from '~/lib/paths';
import { useFocusAfterRemoval } from '~/lib/use-focus-after-removal';
import { SourceLink } from './source-link';
import { itemFields, useItems } from './use-items';
import { useSaveMaterial } from './use-save-material';

const cardItem = z.object({
  ...itemFields,
  id: z.optional(z.number()),
  front: z.string(),
  back: z.string(),
});
type Card = z.infer<typeof cardItem>;

const toCards = ({ flashcards }: StudyMaterialDetail): Card[] =>
  flashcards.map((card) => ({ ...card, key: String(card.id) }));

/** Edits flashcards and saves them as review cards. */
export function FlashcardsEditor({ material }: { material: StudyMaterialDetail }) {
  const {
    items: cards,
    isChanged,
    change,
    add,
    remove,
    takeOver,
  } = useItems({
    materialId: material.id,
    item: cardItem,
    start: () => toCards(material),
  });
  const [isChecked, setChecked] = useState(false);
  const around = useFocusAfterRemoval();
  const save = useSaveMaterial<Card>(material.id, (saved, sent) => takeOver(sent, toCards(saved)));
  const isSaved = material.isSaved && !isChanged;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaved) return;
    const form = event.currentTarget;
    setChecked(true);
    if (cards.every(({ front, back }) => front.trim() && back.trim()))
      save.mutate({
        body: { flashcards: cards.map(({ id, front, back }) => ({ id, front, back })) },
        sent: cards,
      });
    else [...form.querySelectorAll('textarea')].find(({ value }) => value.trim() === '')?.focus();
  };
  const missing = (text: string, side: string) =>
    isChecked && !text.trim() ? `Please write the ${side} of this card.` : undefined;
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-6">
      <div ref={around}>
        <h2 className="sr-only">Cards</h2>
        <ol className="grid grid-cols-1 gap-4">
          {cards.map(({ key, front, back, source }, at) => (
            <li
              key={key}
              className="grid grid-cols-1 gap-3 rounded-2 border border-line bg-surface-raised p-4"
            >
              <div className="flex items-center justify-between gap-3">
                <h3 className="font-sans text-14 font-strong">{`Card ${at + 1}`}</h3>
                <IconButton
                  label={`Remove card ${at + 1}`}
                  icon={Trash2}
                  size="sm"
                  onClick={() => remove(key)}
                />
              </div>
              <Field label={`Front of card ${at + 1}`} error={missing(front, 'front')}>
                <Textarea
                  rows={2}
                  value={front}
                  maxLength={maxSideLength}
                  onChange={(event) => change(key, { front: event.target.value })}
                />
              </Field>
              <Field label={`Back of card ${at + 1}`} error={missing(back, 'back')}>
                <Textarea
                  rows={2}
                  value={back}
                  maxLength={maxSideLength}
                  onChange={(event) => change(key, { back: event.target.value })}
                />
              </Field>
              <SourceLink source={source} />
            </li>
          ))}
        </ol>
      </div>
      {cards.length < maxFlashcards && (
        <div>
          <Button
            icon={Plus}
            onClick={() => add({ key: crypto.randomUUID(), front: '', back: '', source: null })}
          >
            Add card
          </Button>
        </div>
      )}
      {save.error && (
        <Note tone="danger" title="Not saved.">
          {reasonOf(save.error)}
        </Note>
      )}
      {isSaved && (
        <Note tone="positive" title="Saved.">
          These cards are in your <Link to={paths.cards}>review cards</Link>. You can also{' '}
          <Link to={urlOf(getDeck, {})}>download all review cards for Anki (.apkg)</Link>.
        </Note>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          type="submit"
          variant="primary"
          aria-disabled={isSaved || undefined}
          isPending={save.isPending}
          pendingLabel="Saving…"
        >
          {material.isSaved ? 'Save changes' : `Save ${formatCount(cards.length, 'card')}`}
        </Button>
        <p className="text-14 text-ink-muted">
          {material.isSaved
            ? 'Changed cards keep their review dates.'
            : 'Saved cards become review cards. You see each one again just before you would forget it.'}
        </p>
      </div>
    </form>
  );
}

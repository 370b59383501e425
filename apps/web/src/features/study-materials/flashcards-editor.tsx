import { maxFlashcards, maxSideLength, type StudyMaterialDetail } from '@aw/contracts/study-materials/public';
import { Button, IconButton } from '@aw/ui/primitives/button';
import { Field } from '@aw/ui/primitives/field';
import { formatCount } from '@aw/ui/primitives/format-count';
import { Textarea } from '@aw/ui/primitives/textarea';
import { Plus, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { useFocusAfterRemoval } from '~/lib/use-focus-after-removal';
import { EditorFooter } from '~/shell/editor-footer';
import { discardText, type EditorProps, noneLeft } from './editor-props';
import { savingHelp } from './material-reading';
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
export function FlashcardsEditor({ material, onDone }: EditorProps) {
  const edits = useItems({ material, item: cardItem, toItems: toCards });
  const { items: cards, updatedAt, change, add, remove } = edits;
  const [isChecked, setChecked] = useState(false);
  const around = useFocusAfterRemoval();
  const save = useSaveMaterial<Card>({
    id: material.id,
    onSaved: (saved, sent) => edits.takeOver(sent, saved) || onDone(),
    onChanged: (newest) => edits.rebase(newest.updatedAt),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setChecked(true);
    if (cards.length === 0) return;
    if (cards.every(({ front, back }) => front.trim() && back.trim()))
      save.mutate({
        body: { updatedAt, flashcards: cards.map(({ id, front, back }) => ({ id, front, back })) },
        sent: cards,
      });
    else [...form.querySelectorAll('textarea')].find(({ value }) => value.trim() === '')?.focus();
  };
  const missing = (text: string, side: string) =>
    isChecked && !text.trim() ? `Please write the ${side} of this card.` : undefined;
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-6">
      <div ref={around}>
        <h2 className="pb-3 text-22 leading-title">Edit the cards</h2>
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
      <EditorFooter
        label={material.isSaved ? 'Save changes' : `Save ${formatCount(cards.length, 'card')}`}
        help={material.isSaved ? 'Changed cards keep their review dates.' : savingHelp}
        isPending={save.isPending}
        error={isChecked && cards.length === 0 ? noneLeft('card') : save.error}
        isChanged={edits.isChanged}
        discardText={discardText}
        onCancel={() => {
          edits.discard();
          onDone();
        }}
      />
    </form>
  );
}

import { maxEntries, maxEntryLength, type StudyMaterialDetail } from '@aw/contracts/study-materials/public';
import { Button, IconButton } from '@aw/ui/primitives/button';
import { Field } from '@aw/ui/primitives/field';
import { Textarea } from '@aw/ui/primitives/textarea';
import { IndentDecrease, IndentIncrease, Plus, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { useFocusAfterRemoval } from '~/lib/use-focus-after-removal';
import { EditorFooter } from '~/shell/editor-footer';
import { kindTexts } from '~/study-materials/material-texts';
import { discardText, type EditorProps, noneLeft } from './editor-props';
import { SourceLink } from './source-link';
import { itemFields, useItems } from './use-items';
import { useSaveMaterial } from './use-save-material';

const entryItem = z.object({
  ...itemFields,
  id: z.optional(z.string()),
  text: z.string(),
  level: z.number(),
});
type Entry = z.infer<typeof entryItem>;

const toEntries = ({ entries }: StudyMaterialDetail): Entry[] =>
  entries.map((entry) => ({ ...entry, key: entry.id }));

export const indents: Readonly<Record<number, string>> = { 2: 'ps-6', 3: 'ps-12' };

/** Edits the points of a summary or the headings of an outline, and saves them. */
export function EntriesEditor({ material, onDone }: EditorProps) {
  const edits = useItems({ material, item: entryItem, toItems: toEntries });
  const { items: entries, updatedAt, change, add, remove } = edits;
  const [isChecked, setChecked] = useState(false);
  const around = useFocusAfterRemoval();
  const save = useSaveMaterial<Entry>({
    id: material.id,
    onSaved: (saved, sent) => edits.takeOver(sent, saved) || onDone(),
    onChanged: (newest) => edits.rebase(newest.updatedAt),
  });
  const { noun, label } = kindTexts[material.kind];
  const isOutline = material.kind === 'outline';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setChecked(true);
    if (entries.length === 0) return;
    if (entries.every(({ text }) => text.trim()))
      save.mutate({
        body: { updatedAt, entries: entries.map(({ id, text, level }) => ({ id, text, level })) },
        sent: entries,
      });
    else [...form.querySelectorAll('textarea')].find(({ value }) => value.trim() === '')?.focus();
  };
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-6">
      <div ref={around} className="grid grid-cols-1 gap-3">
        <h2 className="text-22 leading-title">{`Edit the ${label.toLowerCase()}`}</h2>
        <ol className="grid grid-cols-1 gap-4">
          {entries.map(({ key, text, level, source }, at) => (
            <li key={key} className={`grid grid-cols-1 gap-1.5 ${indents[level] ?? ''}`}>
              <div className="flex items-start gap-1">
                <div className="min-w-0 flex-1">
                  <Field
                    label={`${noun === 'point' ? 'Point' : 'Heading'} ${at + 1}`}
                    isLabelHidden
                    error={
                      isChecked && !text.trim() ? 'Please write something here, or remove it.' : undefined
                    }
                  >
                    <Textarea
                      rows={isOutline ? 1 : 2}
                      value={text}
                      maxLength={maxEntryLength}
                      onChange={(event) => change(key, { text: event.target.value })}
                    />
                  </Field>
                </div>
                <IconButton label={`Remove ${noun} ${at + 1}`} icon={Trash2} onClick={() => remove(key)} />
              </div>
              <div className="flex flex-wrap items-center gap-x-3">
                <SourceLink source={source} />
                {isOutline && (
                  <LevelButtons
                    number={at + 1}
                    level={level}
                    onLevel={(next) => change(key, { level: next })}
                  />
                )}
              </div>
            </li>
          ))}
        </ol>
      </div>
      {entries.length < maxEntries && (
        <div>
          <Button
            icon={Plus}
            onClick={() => add({ key: crypto.randomUUID(), text: '', level: 1, source: null })}
          >
            {`Add ${noun}`}
          </Button>
        </div>
      )}
      <EditorFooter
        label={material.isSaved ? 'Save changes' : `Save ${label.toLowerCase()}`}
        isPending={save.isPending}
        error={isChecked && entries.length === 0 ? noneLeft(noun) : save.error}
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

type LevelButtonsProps = { number: number; level: number; onLevel: (level: number) => void };

function LevelButtons({ number, level, onLevel }: LevelButtonsProps) {
  return (
    <span className="inline-flex">
      <IconButton
        label={`Raise heading ${number} by one level`}
        icon={IndentDecrease}
        size="sm"
        aria-disabled={level === 1 || undefined}
        onClick={() => level > 1 && onLevel(level - 1)}
      />
      <IconButton
        label={`Lower heading ${number} by one level`}
        icon={IndentIncrease}
        size="sm"
        aria-disabled={level === 3 || undefined}
        onClick={() => level < 3 && onLevel(level + 1)}
      />
    </span>
  );
}

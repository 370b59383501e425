import { reasonOf } from '@aw/contracts/api-error';
import { maxEntries, maxEntryLength, type StudyMaterialDetail } from '@aw/contracts/study-materials/public';
import { Button, IconButton } from '@aw/ui/primitives/button';
import { CopyButton } from '@aw/ui/primitives/copy-button';
import { Field } from '@aw/ui/primitives/field';
import { Link } from '@aw/ui/primitives/link';
import { Note } from '@aw/ui/primitives/note';
import { Textarea } from '@aw/ui/primitives/textarea';
import { IndentDecrease, IndentIncrease, Plus, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { paths } from '~/lib/paths';
import { useFocusAfterRemoval } from '~/lib/use-focus-after-removal';
import { materialTab } from '~/study-materials/material-address';
import { kindTexts } from '~/study-materials/material-texts';
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

/** Markdown of a summary or an outline, with the pages. */
export function markdownOf(title: string, entries: readonly Omit<Entry, 'key'>[]): string {
  const lines = entries.map(({ text, level, source }) => {
    const page = source ? ` (p. ${source.page})` : '';
    return `${'  '.repeat(level - 1)}- ${text.replace(/\s+/g, ' ').trim()}${page}`;
  });
  return `${[`# ${title}`, '', ...lines].join('\n')}\n`;
}

const indents: Readonly<Record<number, string>> = { 2: 'ps-6', 3: 'ps-12' };

/** Edits the points of a summary or the headings of an outline, and saves them. */
export function EntriesEditor({ material }: { material: StudyMaterialDetail }) {
  const {
    items: entries,
    isChanged,
    change,
    add,
    remove,
    takeOver,
  } = useItems({
    materialId: material.id,
    item: entryItem,
    start: () => toEntries(material),
  });
  const [isChecked, setChecked] = useState(false);
  const around = useFocusAfterRemoval();
  const save = useSaveMaterial<Entry>(material.id, (saved, sent) => takeOver(sent, toEntries(saved)));
  const { noun, label } = kindTexts[material.kind];
  const isOutline = material.kind === 'outline';
  const isSaved = material.isSaved && !isChanged;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaved) return;
    const form = event.currentTarget;
    setChecked(true);
    if (entries.every(({ text }) => text.trim()))
      save.mutate({
        body: { entries: entries.map(({ id, text, level }) => ({ id, text, level })) },
        sent: entries,
      });
    else [...form.querySelectorAll('textarea')].find(({ value }) => value.trim() === '')?.focus();
  };
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-6">
      <div ref={around} className="grid grid-cols-1 gap-3">
        <div className="flex items-center justify-between gap-3">
          <h2 className="text-22 leading-title">{label}</h2>
          <CopyButton
            value={markdownOf(`${label}: ${material.title}`, entries)}
            label={`Copy the ${label.toLowerCase()}`}
          />
        </div>
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
      {save.error && (
        <Note tone="danger" title="Not saved.">
          {reasonOf(save.error)}
        </Note>
      )}
      {isSaved && (
        <Note tone="positive" title="Saved.">
          You can find this in <Link to={paths.library({ tab: materialTab })}>My library</Link>.
        </Note>
      )}
      <div>
        <Button
          type="submit"
          variant="primary"
          aria-disabled={isSaved || undefined}
          isPending={save.isPending}
          pendingLabel="Saving…"
        >
          {material.isSaved ? 'Save changes' : `Save ${label.toLowerCase()}`}
        </Button>
      </div>
    </form>
  );
}

type LevelButtonsProps = { number: number; level: number; onLevel: (level: number) => void };

function LevelButtons({ number, level, onLevel }: LevelButtonsProps) {
  return (
    <span className="inline-flex">
      <IconButton
        label={`Move heading ${number} one level up`}
        icon={IndentDecrease}
        size="sm"
        aria-disabled={level === 1 || undefined}
        onClick={() => level > 1 && onLevel(level - 1)}
      />
      <IconButton
        label={`Move heading ${number} one level down`}
        icon={IndentIncrease}
        size="sm"
        aria-disabled={level === 3 || undefined}
        onClick={() => level < 3 && onLevel(level + 1)}
      />
    </span>
  );
}

import { TipsPanel } from '@aw/ui/patterns/tips-panel';
import { Button } from '@aw/ui/primitives/button';
import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { Note } from '@aw/ui/primitives/note';
import { RichTextField } from '~/rich-text/rich-text-field';
import { type TextImages, useTextImages, waitForImages } from '~/rich-text/use-text-images';
import { ItemHead } from '~/shell/item-head';
import { Allowance, NoCreditsNote } from '../allowance';
import { backToQuestions } from '../back-to-questions';
import { DraftConflict, DraftStatus } from '../draft/draft-status';
import { AskedAbout } from './asked-about';
import { PlaceFields } from './place-fields';
import { SimilarTitles } from './similar-titles';
import { SubjectField } from './subject-field';
import { type AskForm, useAskForm } from './use-ask-form';

const tips = [
  { title: 'Be Specific', text: 'Name the step where you are stuck.' },
  { title: 'Show Your Work', text: 'Write what you tried, and where it went wrong.' },
  { title: 'Add Context', text: 'Give the course, the level and the exact wording of the problem.' },
];

/** Form to ask a question. Shows the price and the promised time before it is posted. */
export function AskPage() {
  const form = useAskForm();
  const images = useTextImages();
  return (
    <div className="wrap pb-16">
      <ItemHead
        title="Ask a Question"
        lead="Questions and answers are public. Please leave out names and grades."
        back={backToQuestions}
      />
      {/* In the single column of a phone, the price stands directly above the button. */}
      <form
        {...form.formProps}
        className="grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_320px] lg:items-start"
      >
        <Fields form={form} images={images} />
        <div className="grid min-w-0 grid-cols-1 gap-4 lg:sticky lg:top-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <TipsPanel title="Tips" tips={tips} />
          <Allowance subject={form.typed.subject} />
        </div>
        <Foot form={form} images={images} />
      </form>
    </div>
  );
}

type PartProps = { form: AskForm; images: TextImages };

function Fields({ form, images }: PartProps) {
  const { field, errors, typed, userId, offered, takeOffered, removeAbout } = form;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-6 rounded-2 border border-line bg-surface-raised p-5 lg:p-6">
      {offered && (
        <Note
          tone="info"
          title="You have a draft of another question."
          action={
            <Button size="sm" onClick={takeOffered}>
              Start a new question
            </Button>
          }
        >
          {offered.title
            ? `A new question would have the title “${offered.title}”.`
            : `A new question would be about ${offered.name}.`}
        </Note>
      )}
      <Field label="Question Title" error={errors.title} isRequired>
        <Input {...field('title')} maxLength={200} autoComplete="off" dir="auto" />
      </Field>
      <SimilarTitles typed={typed} userId={userId} />
      {typed.about && <AskedAbout about={typed.about} error={errors.about} onRemove={removeAbout} />}
      <RichTextField
        label="Question Details"
        error={errors.content}
        registered={field('content')}
        source={typed.content}
        images={images}
        maxLength={30_000}
        rows={8}
      />
      <p className="-mb-3 text-14 text-ink-muted">Subject, school and course are optional.</p>
      <div className="grid grid-cols-1 gap-x-4 gap-y-6 sm:grid-cols-2">
        <SubjectField form={form} />
        <PlaceFields form={form} />
      </div>
    </div>
  );
}

function Foot({ form, images }: PartProps) {
  const { submitProps, note, isOutOfCredits, savedDraft, hasText, discard } = form;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      {isOutOfCredits && <NoCreditsNote />}
      {note && <Note tone="danger">{note}</Note>}
      <DraftConflict {...savedDraft} />
      <div className="flex flex-wrap items-center gap-3 max-sm:grid">
        <Button
          {...waitForImages(submitProps, { isSending: images.isSending, pendingLabel: 'Posting...' })}
          variant="primary"
        >
          Post Question
        </Button>
        {hasText && (
          <Button variant="quiet" onClick={discard}>
            Delete draft
          </Button>
        )}
        <DraftStatus {...savedDraft} />
      </div>
    </div>
  );
}

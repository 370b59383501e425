import { type ReactNode, useId } from 'react';
import type { $ZodType } from 'zod/v4/core';
import { Button } from '../../primitives/button';
import { Dialog } from '../../primitives/dialog';
import { Field } from '../../primitives/field';
import { Input } from '../../primitives/input';
import { Note } from '../../primitives/note';
import { Select, type SelectOption } from '../../primitives/select';
import { Textarea } from '../../primitives/textarea';
import { type FormFailure, useZodForm } from '../../primitives/use-zod-form';

export type TypedDocument = {
  title: string;
  description: string;
  documentType: string;
  /** Empty for a document without a term. */
  term: string;
};

type EditDocumentDialogProps<Sent> = {
  values: TypedDocument;
  schema: $ZodType<Sent, TypedDocument>;
  types: SelectOption[];
  terms: SelectOption[];
  /** Controls that offer the site's lists; each is placed in its own Field. */
  subject: ReactNode;
  school: ReactNode;
  course: ReactNode;
  /** Rejects when nothing was saved; everything typed stays. */
  onSave: (typed: Sent) => Promise<unknown>;
  /** Turns a failed save into messages for fields or a sentence. */
  explain: (error: unknown) => FormFailure;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** Edits a person's description of their own document. The file does not change. */
export function EditDocumentDialog<Sent>(props: EditDocumentDialogProps<Sent>) {
  const { values, schema, types, terms, onSave, explain, isOpen, onOpenChange } = props;
  const formId = useId();
  const { formProps, field, choice, errors, note, submitProps } = useZodForm(schema, {
    defaultValues: values,
    send: async (typed) => {
      await onSave(typed);
      onOpenChange(false);
    },
    explain,
    recheck: 'shown',
  });
  const type = choice('documentType');
  const term = choice('term');
  return (
    <Dialog
      title="Edit document"
      description="Everyone who sees the document sees these details. The file itself does not change."
      size="lg"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button {...submitProps} form={formId} variant="primary" pendingLabel="Saving…">
            Save changes
          </Button>
        </>
      }
    >
      <form id={formId} {...formProps} className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <Field label="Title" isRequired error={errors.title}>
            <Input {...field('title')} maxLength={200} autoComplete="off" dir="auto" />
          </Field>
        </div>
        <div className="sm:col-span-2">
          <Field label="Description" error={errors.description}>
            <Textarea {...field('description')} rows={3} maxLength={2000} dir="auto" />
          </Field>
        </div>
        <Field label="Document type">
          <Select options={types} value={type.value} onValueChange={type.set} />
        </Field>
        <Field label="Subject" error={errors.subject}>
          {props.subject}
        </Field>
        <Field label="School" error={errors.schoolId}>
          {props.school}
        </Field>
        <Field label="Course" error={errors.courseId}>
          {props.course}
        </Field>
        <Field label="Academic term">
          <Select options={terms} value={term.value} onValueChange={term.set} />
        </Field>
        {note && (
          <div className="sm:col-span-2">
            <Note tone="danger">{note}</Note>
          </div>
        )}
      </form>
    </Dialog>
  );
}

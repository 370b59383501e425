import { useId, useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../primitives/button';
import { Dialog } from '../../primitives/dialog';
import { Field, FieldGroup } from '../../primitives/field';
import { Input } from '../../primitives/input';
import { Note } from '../../primitives/note';
import { RadioGroup } from '../../primitives/radio-group';
import { Textarea } from '../../primitives/textarea';
import { type FormFailure, useZodForm } from '../../primitives/use-zod-form';

export type ReportReasonOption = {
  value: string;
  label: string;
  help?: string;
  /** Required addition: a note, or the address of another question. */
  needs?: 'note' | 'question';
};

export type TypedReport = {
  reason: string;
  note: string;
  /** Address of another question; empty for other reasons. */
  duplicateOf: string;
};

type ReportDialogProps = {
  /** Noun for the reported thing, such as 'document'. */
  noun: string;
  /** Tells which private content staff will see. Without it, they see what everybody sees. */
  disclosure?: string;
  reasons: readonly ReportReasonOption[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Rejects when the report was not saved; everything typed stays. */
  onSend: (report: TypedReport) => Promise<unknown>;
  /** Turns a failed report into messages for fields or a sentence. */
  explain: (error: unknown) => FormFailure;
};

const defaultDisclosure = 'Our staff review every report. We do not tell the author who you are.';

const empty: TypedReport = { reason: '', note: '', duplicateOf: '' };

/** Reports something to staff. Closing it without sending keeps what was typed. */
export function ReportDialog(props: ReportDialogProps) {
  const { noun, disclosure, reasons, isOpen, onOpenChange, onSend, explain } = props;
  const formId = useId();
  const [isSent, setIsSent] = useState(false);
  const schema = useMemo(() => schemaOf(reasons), [reasons]);
  const { form, formProps, field, choice, errors, note, submitProps } = useZodForm(schema, {
    defaultValues: empty,
    send: async (typed) => {
      await onSend(typed);
      setIsSent(true);
      form.reset(empty);
    },
    explain,
    recheck: 'shown',
  });
  const reason = choice('reason');
  const needs = needOf(reasons, reason.value);
  const change = (next: boolean) => {
    onOpenChange(next);
    if (!next) setIsSent(false);
  };
  return (
    <Dialog
      title={`Report this ${noun}`}
      description={isSent ? undefined : (disclosure ?? defaultDisclosure)}
      isOpen={isOpen}
      onOpenChange={change}
      actions={
        isSent ? (
          <Button variant="primary" onClick={() => change(false)}>
            Done
          </Button>
        ) : (
          <>
            <Button onClick={() => change(false)}>Cancel</Button>
            <Button {...submitProps} form={formId} variant="primary" pendingLabel="Sending...">
              Send report
            </Button>
          </>
        )
      }
    >
      {isSent ? (
        <output className="block">
          <Note tone="positive" title="Thank you.">
            Our staff will review it, and we will tell you the decision.
          </Note>
        </output>
      ) : (
        <form id={formId} {...formProps} className="grid grid-cols-1 gap-4">
          <FieldGroup label="What is wrong with it?" error={errors.reason} isRequired>
            <RadioGroup
              options={reasons.map(({ value, label, help }) => ({ value, label, help }))}
              value={reason.value}
              onValueChange={reason.set}
            />
          </FieldGroup>
          {needs === 'question' && (
            <Field
              label="The earlier question"
              help="Copy its link from the address bar of your browser."
              error={errors.duplicateOf}
              isRequired
            >
              <Input {...field('duplicateOf')} maxLength={500} inputMode="url" autoComplete="off" />
            </Field>
          )}
          <Field
            label={needs === 'note' ? 'What is it?' : 'Anything else that helps'}
            help="For our staff only."
            error={errors.note}
            isRequired={needs === 'note'}
          >
            <Textarea {...field('note')} rows={3} maxLength={1000} dir="auto" />
          </Field>
          {note && <Note tone="danger">{note}</Note>}
        </form>
      )}
    </Dialog>
  );
}

function needOf(reasons: readonly ReportReasonOption[], reason: string): ReportReasonOption['needs'] {
  return reasons.find(({ value }) => value === reason)?.needs;
}

function schemaOf(reasons: readonly ReportReasonOption[]) {
  const text = z.string().check(z.trim());
  const needs = (reason: string, what: ReportReasonOption['needs']) => needOf(reasons, reason) === what;
  return z.object({ reason: z.string(), note: text, duplicateOf: text }).check(
    z.refine(({ reason }) => reason !== '', { path: ['reason'], error: 'Please choose a reason.' }),
    z.refine(({ reason, note }) => !needs(reason, 'note') || note !== '', {
      path: ['note'],
      error: 'Please say what is wrong with it.',
    }),
    z.refine(({ reason, duplicateOf }) => !needs(reason, 'question') || duplicateOf !== '', {
      path: ['duplicateOf'],
      error: 'Please add the link to the earlier question.',
    }),
  );
}

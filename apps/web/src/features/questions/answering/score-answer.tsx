import { type Answer, scoreAnswer } from '@aw/contracts/questions/answers';
import { Button } from '@aw/ui/primitives/button';
import { Dialog } from '@aw/ui/primitives/dialog';
import { Field, FieldGroup } from '@aw/ui/primitives/field';
import { Note } from '@aw/ui/primitives/note';
import { RadioGroup } from '@aw/ui/primitives/radio-group';
import { Textarea } from '@aw/ui/primitives/textarea';
import { useToast } from '@aw/ui/primitives/toast';
import { useZodForm } from '@aw/ui/primitives/use-zod-form';
import { Gauge } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { api } from '~/lib/api';
import { failureOf } from '~/lib/call-failure';

const scores = [
  '0: wrong or harmful',
  '1: mostly wrong',
  '2: right in parts',
  '3: right, hard to follow',
  '4: right and clear',
  '5: excellent',
].map((label, at) => ({ value: String(at), label }));

const schema = z.object({
  score: z.string().check(z.minLength(1, 'Please choose a score.')),
  note: z.string().check(z.trim(), z.maxLength(1000, 'Please use at most 1,000 characters.')),
});

/** Lets a second expert score an answer, with a note that only its author can read. */
export function ScoreAnswer({ answer }: { answer: Answer }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      title="Score this answer"
      description="Give 0 to 5 points. The author can read your note."
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button size="sm" icon={Gauge}>
          Score
        </Button>
      }
    >
      <ScoreForm answerId={answer.id} onDone={() => setIsOpen(false)} />
    </Dialog>
  );
}

function ScoreForm({ answerId, onDone }: { answerId: number; onDone: () => void }) {
  const { toast } = useToast();
  const { formProps, field, choice, errors, note, submitProps } = useZodForm(schema, {
    defaultValues: { score: '', note: '' },
    send: async (typed) => {
      const body = { score: Number(typed.score), note: typed.note || undefined };
      await api.call(scoreAnswer, { params: { id: answerId }, body });
      toast({ title: 'Score saved', about: `score ${answerId}` });
      onDone();
    },
    explain: failureOf,
    recheck: 'untyped',
  });
  const score = choice('score');
  return (
    <form {...formProps} className="grid gap-4">
      <FieldGroup label="Score" error={errors.score} isRequired>
        <RadioGroup options={scores} value={score.value || undefined} onValueChange={score.set} />
      </FieldGroup>
      <Field label="Note to the author" error={errors.note}>
        <Textarea {...field('note')} rows={3} maxLength={1000} dir="auto" />
      </Field>
      {note && <Note tone="danger">{note}</Note>}
      <div className="flex justify-end">
        <Button {...submitProps} variant="primary" pendingLabel="Saving…">
          Save score
        </Button>
      </div>
    </form>
  );
}

import { type StaffQuestionDetail, staffAddComment } from '@aw/contracts/questions/staff';
import { Button } from '@aw/ui/primitives/button';
import { Field } from '@aw/ui/primitives/field';
import { Note } from '@aw/ui/primitives/note';
import { Select } from '@aw/ui/primitives/select';
import { Textarea } from '@aw/ui/primitives/textarea';
import { useState } from 'react';
import { useAction } from '../../../actions/use-action';
import { useTextForm } from '../../../actions/use-text-form';
import { useConsole } from '../../../services/console-services';

const ofQuestion = '';

/** Posts a comment as staff, on the question or one of its answers. The typed text survives a reload. */
export function CommentForm({ question: { id, answers } }: { question: StaffQuestionDetail }) {
  const { api } = useConsole();
  const [about, setAbout] = useState(ofQuestion);
  const visible = answers.filter(({ status }) => status === 'visible');
  const answerId = visible.find((answer) => String(answer.id) === about)?.id ?? null;
  const post = useAction({
    send: (content: string) => api.call(staffAddComment, { params: { id }, body: { content, answerId } }),
    done: () => ({
      title: 'Comment posted',
      description: 'We notified the person who asked and the experts who answered.',
    }),
    failed: 'The comment was not posted.',
    log: { name: 'this question', target: `question:${id}` },
    isErrorShown: true,
    onDone: () => {
      form.clear();
      setAbout(ofQuestion);
    },
  });
  const form = useTextForm(`question-comment:${id}`, {
    please: 'Please write your comment.',
    send: (text) => post.isPending || post.mutate(text),
  });
  return (
    <form {...form.formProps} className="grid grid-cols-1 gap-3 pt-1">
      {visible.length > 0 && (
        <Field label="About">
          <Select
            size="sm"
            value={answerId === null ? ofQuestion : about}
            onValueChange={setAbout}
            options={[
              { value: ofQuestion, label: 'The question' },
              ...visible.map((answer) => ({
                value: String(answer.id),
                label: `The answer by ${answer.expert.name ?? 'an expert'}`,
              })),
            ]}
          />
        </Field>
      )}
      <Field
        label="Staff comment"
        help="Everyone can read it. It is signed “staff”, without your name. Markdown and formulas work."
        error={form.error}
      >
        <Textarea {...form.field} rows={3} maxLength={2000} />
      </Field>
      {post.failure && !post.isPending && <Note tone="danger">{post.failure}</Note>}
      <div>
        <Button type="submit" size="sm" isPending={post.isPending} pendingLabel="Posting…">
          Post comment
        </Button>
      </div>
    </form>
  );
}

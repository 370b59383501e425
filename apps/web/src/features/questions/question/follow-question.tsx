import { reasonOf } from '@aw/contracts/api-error';
import { emailField } from '@aw/contracts/email';
import { followQuestion, type Question, unfollowQuestion } from '@aw/contracts/questions/question';
import { Button } from '@aw/ui/primitives/button';
import { Dialog } from '@aw/ui/primitives/dialog';
import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { Note } from '@aw/ui/primitives/note';
import { useToast } from '@aw/ui/primitives/toast';
import { useZodForm } from '@aw/ui/primitives/use-zod-form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BellOff, BellPlus } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { api } from '~/lib/api';
import { failureOf } from '~/lib/call-failure';
import { sessionQuery, useSession } from '~/lib/session';
import { questionQuery } from '../question-queries';

/** Follows a question: at once with an account, else after the person has confirmed an address. Askers with an account are notified anyway. */
export function FollowQuestion({ question }: { question: Question }) {
  const { user } = useSession();
  const { setFollowing, isPending } = useFollow(question.id);
  const { isAsker, isFollowing } = question.viewer;
  if (user && isAsker && !user.isAnonymous) return null;
  if (user && (isFollowing || !user.isAnonymous))
    return (
      <Button
        size="sm"
        variant="quiet"
        icon={isFollowing ? BellOff : BellPlus}
        isPending={isPending}
        onClick={() => setFollowing(!isFollowing)}
      >
        {isFollowing ? 'Stop following' : 'Follow'}
      </Button>
    );
  return <FollowByEmail id={question.id} label={isAsker ? 'Email me the answer' : 'Follow'} />;
}

function useFollow(id: number) {
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: (isFollowing: boolean) =>
      isFollowing
        ? api.call(followQuestion, { params: { id }, body: {} })
        : api.call(unfollowQuestion, { params: { id } }),
    onSuccess: ({ isFollowing }) => {
      queryClient.setQueryData(
        questionQuery(id).queryKey,
        (shown) => shown && { ...shown, viewer: { ...shown.viewer, isFollowing } },
      );
      toast({
        title: isFollowing ? 'You are following this question' : 'You stopped following this question',
        description: isFollowing ? 'We will tell you about new answers here and by email.' : undefined,
        about: `follow ${id}`,
      });
    },
    onError: (error) =>
      toast({
        title: 'Nothing was changed',
        description: reasonOf(error),
        tone: 'danger',
        about: `follow ${id}`,
      }),
  });
  return { setFollowing: mutate, isPending };
}

const schema = z.object({ email: emailField });

function FollowByEmail({ id, label }: { id: number; label: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  return (
    <Dialog
      title="Follow this question"
      description="Get an email for every new answer. First, open the confirmation link we send you."
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button size="sm" variant="quiet" icon={BellPlus}>
          {label}
        </Button>
      }
    >
      {sentTo === undefined ? (
        <EmailForm id={id} onSent={setSentTo} />
      ) : (
        <div role="status" className="grid gap-3">
          <Note tone="positive" title="Check your email.">
            We sent a link to <b>{sentTo}</b>. Open it to start getting emails about new answers.
          </Note>
          <div className="flex justify-end">
            <Button onClick={() => setIsOpen(false)}>Close</Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}

function EmailForm({ id, onSent }: { id: number; onSent: (email: string) => void }) {
  const queryClient = useQueryClient();
  const { formProps, field, errors, note, submitProps } = useZodForm(schema, {
    send: async ({ email }) => {
      await queryClient.ensureQueryData(sessionQuery);
      await api.call(followQuestion, { params: { id }, body: { email } });
      onSent(email);
    },
    explain: failureOf,
    recheck: 'shown',
  });
  return (
    <form {...formProps} className="grid gap-4">
      <Field label="Email address" error={errors.email} isRequired>
        <Input {...field('email')} type="email" autoComplete="email" inputMode="email" dir="ltr" />
      </Field>
      {note && <Note tone="danger">{note}</Note>}
      <div className="flex justify-end">
        <Button {...submitProps} variant="primary" pendingLabel="Sending…">
          Send me the link
        </Button>
      </div>
    </form>
  );
}

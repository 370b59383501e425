import { maxChatMessageLength } from '@aw/contracts/ai/chat';
import { ChatComposer } from '@aw/ui/patterns/chat-composer';
import { Button } from '@aw/ui/primitives/button';
import { Field } from '@aw/ui/primitives/field';
import { Select } from '@aw/ui/primitives/select';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { quotaQuery } from '~/lib/ai-quota';
import { usePublicConfig } from '~/lib/config';
import { paths } from '~/lib/paths';
import { RouterLink } from '~/lib/router-link';
import { useAddressParams } from '~/lib/use-address-params';
import type { ShownSource } from '../answer/source-panel';
import { allowanceText, careText } from '../chat-texts';
import { ImagesNotSeen } from '../images/images-not-seen';
import { ChatThread } from '../thread/chat-states';
import { useChat } from '../use-chat';
import { useMessageField } from '../use-message-field';
import { anySubject, tutorGreeting, tutoringPrompts, tutoringSubjects } from './tutoring-texts';

type TutorChatProps = {
  /** The subject chosen on the page; undefined means the chat's own. */
  subject: string | undefined;
  onSubject: (subject: string) => void;
};

const subjectOptions = [{ value: anySubject, label: 'Any subject' }, ...tutoringSubjects];

/** A chat that gives hints for a problem, one at a time. */
export function TutorChat({ subject: chosen, onSubject }: TutorChatProps) {
  const [params, setParams] = useAddressParams();
  const { hasAiModel } = usePublicConfig();
  const [shown, setShown] = useState<ShownSource>();
  const isChoice = useRef(false);
  const thread = useRef<HTMLDivElement>(null);
  const chatId = params.get('chat') ?? undefined;
  const quota = useQuery(quotaQuery);
  const field = useMessageField('tutoring', quota.data);
  const { text, setText } = field;
  const chat = useChat({
    chatId,
    isKept: true,
    onStarted: (id) => setParams(new URLSearchParams({ chat: id }), { replace: true }),
    onSent: field.onSent,
    // A choice is no text to be written again.
    onFailed: (failed, withImages) => isChoice.current || field.onFailed(failed, withImages),
  });
  const { conversation, branch, live, send, stop } = chat;
  const subject = chosen ?? conversation.data?.subject ?? anySubject;

  const submit = (message: string, parentId?: number | null, sent = field.sentImages) => {
    field.begin(parentId === undefined);
    isChoice.current = false;
    const about = { subject: subject === anySubject ? null : subject, topic: null };
    void send(message, { mode: 'tutoring', ...about, parentId, images: sent });
  };
  const showSolution = () => {
    field.begin(false);
    isChoice.current = true;
    // The button disappears.
    thread.current?.focus({ preventScroll: true });
    const about = { subject: conversation.data?.subject ?? null, topic: null };
    void send('Show the solution', { mode: 'tutoring', ...about, showsSolution: true });
  };

  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="w-full sm:w-60">
          <Field label="Subject (optional)">
            <Select
              options={subjectOptions}
              value={subject}
              isDisabled={live !== undefined}
              onValueChange={onSubject}
            />
          </Field>
        </div>
        {chatId !== undefined && (
          <Button asChild>
            <RouterLink to={paths.aiTutoring()}>New problem</RouterLink>
          </Button>
        )}
      </div>
      <div ref={thread} tabIndex={-1} className="outline-none">
        <ChatThread
          chat={chat}
          chatId={chatId}
          newChat={paths.aiTutoring()}
          isTutoring
          greeting={tutorGreeting(hasAiModel)}
          shown={shown}
          onShow={setShown}
          onSend={submit}
        />
      </div>
      {conversation.data?.tutoring?.canShowSolution && !live && (
        <div>
          <Button onClick={showSolution}>Show the solution</Button>
        </div>
      )}
      <ChatComposer
        value={text}
        onChange={setText}
        onSend={() => submit(text)}
        isPending={live !== undefined}
        onStop={live?.start ? stop : undefined}
        prompts={tutoringPrompts(quota.data?.source ?? 'library')}
        placeholder="Write your problem and what you tried"
        maxLength={maxChatMessageLength}
        notice={<ImagesNotSeen quota={quota.data} images={field.images} text={text} onText={setText} />}
        images={field.composer}
        {...allowanceText(quota.data?.messages)}
      />
      <p className="text-13 text-ink-muted">
        {quota.data?.notice} {branch.length === 0 && !live && careText(hasAiModel)}
      </p>
    </div>
  );
}

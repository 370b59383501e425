import { getConversation } from '@aw/contracts/ai/conversations';
import { ApiError, reasonOf } from '@aw/contracts/api-error';
import { getDocument } from '@aw/contracts/documents/public';
import type { QuizGeneration } from '@aw/contracts/quizzes/generation';
import { Link } from '@aw/ui/primitives/link';
import { Note } from '@aw/ui/primitives/note';
import { useToast } from '@aw/ui/primitives/toast';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { quotaQuery } from '~/lib/ai-quota';
import { api } from '~/lib/api';
import { parseId } from '~/lib/parse-id';
import { paths } from '~/lib/paths';
import { sessionKey } from '~/lib/session';
import { useAddressParams } from '~/lib/use-address-params';
import { useGo } from '~/lib/use-go';
import { Generated, Generating } from './generation-state';
import { GeneratorForm } from './generator-form';
import { createdText, sourceText } from './generator-texts';
import { useGeneration } from './use-generation';

/** Time to read the announcement of a finished quiz before its page opens. */
const redirectMs = 2_000;

type GeneratorProps = {
  subject: string;
  onSubject: (subject: string) => void;
  field: RefObject<HTMLInputElement | null>;
};

/** Shows the form, then the progress of the generation, then the finished quiz. */
export function Generator({ subject, onSubject, field }: GeneratorProps) {
  const { toast } = useToast();
  const [params] = useAddressParams();
  const documentId = parseId(params.get('document') ?? '');
  const chatId = documentId === undefined ? (params.get('chat') ?? undefined) : undefined;
  const quota = useQuery(quotaQuery);
  const [finished, setFinished] = useState<QuizGeneration>();
  const [problem, setProblem] = useState<string>();

  const fail = (reason?: string) => {
    toast({
      tone: 'danger',
      title: 'Generation Failed',
      description: 'Failed to generate AI quiz. Please try again.',
    });
    setProblem(reason);
  };
  const { start, isBusy, running, isChatIgnored } = useGeneration({
    onEnd(generation) {
      if (generation.state === 'failed') return fail(generation.failure ?? undefined);
      setFinished(generation);
      toast({ title: 'Quiz Generated Successfully!', description: createdText(generation) });
    },
    onRefused: (error) => fail(error instanceof ApiError && error.status > 0 ? reasonOf(error) : undefined),
  });
  useOpenQuiz(finished);

  const chatNote = isChatIgnored && (running || finished) && (
    <Note tone="caution" title="This quiz is not about your chat.">
      The site is being updated, so the questions are about the subject only. Please make another quiz in a
      few minutes.
    </Note>
  );
  if (finished)
    return (
      <>
        {chatNote}
        <Generated generation={finished} />
      </>
    );
  return (
    <>
      {chatNote}
      {running && <Generating generation={running} />}
      {documentId !== undefined && (
        <AboutDocument id={documentId} onSubject={(name) => subject === '' && onSubject(name)} />
      )}
      {chatId !== undefined && <AboutChat id={chatId} />}
      {quota.data && <p className="text-14 text-ink-muted">{sourceText(quota.data)}</p>}
      {problem && <Note tone="danger">{problem}</Note>}
      <GeneratorForm
        subject={subject}
        onSubject={onSubject}
        field={field}
        quota={quota.data}
        hasSource={documentId !== undefined || chatId !== undefined}
        isBusy={isBusy}
        onStart={(request) => {
          setProblem(undefined);
          start({
            ...request,
            ...(documentId === undefined ? {} : { documentId }),
            ...(chatId === undefined ? {} : { conversationId: chatId }),
          });
        }}
      />
    </>
  );
}

/** Opens the page of a finished quiz after a moment, unless the person leaves this page first. */
function useOpenQuiz(finished: QuizGeneration | undefined): void {
  const go = useGo();
  const open = useEffectEvent((id: number) => void go(paths.quiz(id)));
  const id = finished?.quiz?.id;
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(() => open(id), redirectMs);
    return () => clearTimeout(timer);
  }, [id]);
}

type AboutDocumentProps = {
  id: number;
  /** Called with the subject of the document once it is loaded. */
  onSubject: (subject: string) => void;
};

function AboutDocument({ id, onSubject }: AboutDocumentProps) {
  const { data: document, error } = useQuery({
    queryKey: [...sessionKey, 'generator-document', id],
    queryFn: ({ signal }) => api.call(getDocument, { params: { id }, signal }),
  });
  const subject = document?.subject;
  const reportSubject = useEffectEvent(onSubject);
  useEffect(() => {
    if (subject) reportSubject(subject);
  }, [subject]);
  if (error) return <Note tone="caution">{reasonOf(error, 'We could not load this document.')}</Note>;
  return (
    <p className="text-15">
      {'Questions about '}
      <Link to={paths.document(id)}>{document?.title ?? 'the document'}</Link>
      {'. Each shows the page it comes from. '}
      <Link to={paths.aiQuizGenerator()}>Use a subject instead</Link>
    </p>
  );
}

function AboutChat({ id }: { id: string }) {
  const { data: chat, error } = useQuery({
    queryKey: [...sessionKey, 'generator-chat', id],
    queryFn: ({ signal }) => api.call(getConversation, { params: { id }, signal }),
  });
  if (error) return <Note tone="caution">{reasonOf(error, 'We could not load this chat.')}</Note>;
  return (
    <p className="text-15">
      {'Questions about the answers in the chat '}
      <Link to={paths.aiChat({ chat: id })}>{chat?.title ?? 'you chose'}</Link>
      {'. '}
      <Link to={paths.aiQuizGenerator()}>Use a subject instead</Link>
    </p>
  );
}

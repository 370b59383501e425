import { maxChatMessageLength } from '@aw/contracts/ai/chat';
import { ChatComposer } from '@aw/ui/patterns/chat-composer';
import { Note } from '@aw/ui/primitives/note';
import { Skeleton } from '@aw/ui/primitives/skeleton';
import { Switch } from '@aw/ui/primitives/switch';
import { useToast } from '@aw/ui/primitives/toast';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { quotaQuery } from '~/lib/ai-quota';
import { usePublicConfig } from '~/lib/config';
import { paths } from '~/lib/paths';
import { searchedWords } from '~/lib/searched-words';
import { useSession } from '~/lib/session';
import { useAddressParams } from '~/lib/use-address-params';
import { type ShownSource, SourcePanel } from './answer/source-panel';
import { ChatHeader } from './chat-header';
import {
  allowanceText,
  careText,
  greetingOf,
  placeholderOf,
  prompts,
  sourceText,
  withWords,
} from './chat-texts';
import { ChatDocumentSection } from './documents/chat-document-section';
import { useChatDocuments } from './documents/use-chat-documents';
import { ImagesNotSeen } from './images/images-not-seen';
import { ConversationList } from './list/conversation-list';
import { type Study, StudyHelp } from './study-help';
import { ChatThread, ThreadLoading } from './thread/chat-states';
import { useChat } from './use-chat';
import { useMessageField } from './use-message-field';

/**
 * The page /ai-chat: asks an AI model, or the study library if none is set up, and shows the sources of the
 * answers.
 */
export function ChatPage() {
  const session = useSession();
  if (session.status === 'none')
    return (
      <div className="wrap py-8">
        <Note tone="danger">The chat did not open. Please reload the page.</Note>
      </div>
    );
  return session.status === 'ready' ? <Chat /> : <ChatLoading />;
}

function Chat() {
  const [params, setParams] = useAddressParams();
  const navigate = useNavigate();
  const { toast } = useToast();
  const { hasAiModel } = usePublicConfig();
  /** Subject and topic chosen on this page; before that, those of the chat are shown. */
  const [chosen, setChosen] = useState<{ chatId: string | undefined; study: Study }>();
  const [isKept, setIsKept] = useState(true);
  const [shown, setShown] = useState<ShownSource>();
  const chatId = params.get('chat') ?? undefined;
  const quota = useQuery(quotaQuery);
  const field = useMessageField('chat', quota.data);
  const { text, setText } = field;

  const setParam = (name: string, value: string | undefined, options?: { replace?: boolean }) => {
    const next = new URLSearchParams(params);
    if (value === undefined) next.delete(name);
    else next.set(name, value);
    setParams(next, options);
  };
  const words = searchedWords(params);
  const takeWords = useEffectEvent(() => {
    setText(withWords(text, words));
    setParam('q', undefined, { replace: true });
  });
  useEffect(() => {
    if (words !== '') takeWords();
  }, [words]);

  const chat = useChat({
    chatId,
    isKept,
    onAnswering: (id, leftOut) => documents.onStarted(id, leftOut),
    onStarted: (id) => setParam('chat', id, { replace: true }),
    // The text stays in the field until the server has it, so that a reload does not lose it.
    onSent: field.onSent,
    onFailed: field.onFailed,
  });
  const { conversation, branch, live, send, stop } = chat;
  const { subject, topic, mode: ownMode = 'general' } = conversation.data ?? {};
  const mode = (params.get('mode') ?? ownMode) === 'study-help' ? 'study-help' : 'general';
  const study =
    chosen?.chatId === chatId && chosen ? chosen.study : { subject: subject ?? '', topic: topic ?? '' };
  const documents = useChatDocuments({ chatId, conversation: conversation.data, params, setParams });
  const documentCount = documents.ids.length;

  const submit = async (message: string, parentId?: number | null, sent = field.sentImages) => {
    if (mode === 'study-help' && (!study.subject || !study.topic.trim())) {
      const description = 'Please select a subject and topic for study help.';
      toast({ tone: 'danger', title: 'Missing Information', description });
      return;
    }
    field.begin(parentId === undefined);
    const about = mode === 'study-help' ? study : { subject: null, topic: null };
    const isAnswered = await send(message, {
      mode,
      ...about,
      ...documents.sent(),
      parentId,
      images: sent,
    });
    if (isAnswered) documents.onStored();
  };

  const list = (
    <ConversationList currentId={chatId} onGone={() => void navigate(paths.aiChat(), { replace: true })} />
  );
  const isNew = branch.length === 0 && !live;
  const source = branch.some(({ id }) => id === shown?.messageId) ? shown : undefined;
  return (
    <div className="wrap grid grid-cols-1 gap-x-8 py-6 lg:grid-cols-[11rem_minmax(0,1fr)_auto] lg:py-8">
      <aside
        aria-label="Your chats"
        className="sticky top-6 h-175 max-h-[calc(100dvh-3rem)] overflow-y-auto border-line max-lg:hidden lg:border-e lg:pe-6"
      >
        {list}
      </aside>
      <div className="grid w-full max-w-190 min-w-0 grid-cols-1 content-start gap-4">
        <ChatHeader mode={mode} onMode={(next) => setParam('mode', next)} chatId={chatId}>
          {list}
        </ChatHeader>
        <ChatDocumentSection
          documents={documents}
          isBusy={live !== undefined || (chatId !== undefined && !conversation.data)}
        />
        {mode === 'study-help' && (
          <StudyHelp
            study={study}
            onChange={(next) => setChosen({ chatId, study: next })}
            isBusy={live !== undefined}
          />
        )}
        <ChatThread
          chat={chat}
          chatId={chatId}
          newChat={paths.aiChat()}
          greeting={greetingOf(documentCount, hasAiModel)}
          shown={source}
          onShow={setShown}
          onSend={(...message) => void submit(...message)}
        />
        <ChatComposer
          value={text}
          onChange={setText}
          onSend={() => void submit(text)}
          isPending={live !== undefined}
          onStop={live?.start ? stop : undefined}
          prompts={prompts}
          placeholder={placeholderOf(documentCount)}
          maxLength={maxChatMessageLength}
          notice={<ImagesNotSeen quota={quota.data} images={field.images} text={text} onText={setText} />}
          images={field.composer}
          {...allowanceText(quota.data?.messages)}
        />
        <div className="grid gap-3 text-13 text-ink-muted">
          <p>
            {quota.data && sourceText(quota.data)} {isNew && careText(hasAiModel)}
          </p>
          {isNew && chatId === undefined && (
            <Switch
              label="Do not save this chat"
              help="It will not appear in your chats, and we delete it within a day."
              isOn={!isKept}
              onToggle={(isOn) => setIsKept(!isOn)}
            />
          )}
        </div>
      </div>
      {source && (
        <aside className="w-90 border-line border-s ps-6 max-2xl:hidden">
          <SourcePanel citation={source.citation} onClose={() => setShown(undefined)} />
        </aside>
      )}
    </div>
  );
}

function ChatLoading() {
  return (
    <div className="wrap grid gap-6 py-6 lg:py-8">
      <h1 className="text-28 leading-title">AI Chat</h1>
      <ThreadLoading />
      <Skeleton shape="block" />
    </div>
  );
}

import { getConversation } from '@aw/contracts/ai/conversations';
import { reasonOf } from '@aw/contracts/api-error';
import { getDocument } from '@aw/contracts/documents/public';
import {
  createStudyMaterial,
  flashcardCounts,
  type MaterialKind,
  materialKinds,
} from '@aw/contracts/study-materials/public';
import { Button } from '@aw/ui/primitives/button';
import { Field, FieldGroup } from '@aw/ui/primitives/field';
import { Link } from '@aw/ui/primitives/link';
import { Note } from '@aw/ui/primitives/note';
import { RadioGroup } from '@aw/ui/primitives/radio-group';
import { Select } from '@aw/ui/primitives/select';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { aiKey, quotaQuery } from '~/lib/ai-quota';
import { api } from '~/lib/api';
import { paths } from '~/lib/paths';
import { leftText } from '~/lib/quizzes-left';
import { useGo } from '~/lib/use-go';
import { LoadError } from '~/shell/query-states';
import { materialAddress } from '~/study-materials/material-address';
import { materialsKey } from '~/study-materials/material-queries';
import { kindTexts } from '~/study-materials/material-texts';

type Source = { documentId: number } | { conversationId: string };

const countOptions = flashcardCounts.map((count) => ({ value: String(count), label: `${count} flashcards` }));

/** The form for study material from a document or a chat. */
export function NewMaterial({ source }: { source: Source }) {
  const go = useGo();
  const queryClient = useQueryClient();
  const title = useQuery(titleQuery(source));
  const quota = useQuery(quotaQuery);
  const isChat = 'conversationId' in source;
  const hasModel = quota.data?.source === 'model';
  const kinds = materialKinds.filter((kind) => hasModel || (kind !== 'flashcards' && !isChat));
  const [chosenKind, setKind] = useState<MaterialKind>();
  const kind = chosenKind && kinds.includes(chosenKind) ? chosenKind : kinds[0];
  const [count, setCount] = useState(String(flashcardCounts[0]));
  const start = useMutation({
    mutationFn: (body: { kind: MaterialKind; key: string }) =>
      api.call(createStudyMaterial, {
        body: {
          ...body,
          ...source,
          count: flashcardCounts.find((option) => String(option) === count) ?? flashcardCounts[0],
        },
      }),
    onSuccess: async ({ id }) => {
      await queryClient.invalidateQueries({ queryKey: materialsKey });
      void queryClient.invalidateQueries({ queryKey: aiKey });
      await go(materialAddress({ id }), { replace: true });
    },
  });
  const keyOf = useRequestKey();
  const { note, obstacle } = hasModel ? leftText(quota.data?.quizzes) : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (kind && !obstacle) start.mutate({ kind, key: keyOf(`${kind} ${count}`) });
  };
  if (title.error)
    return <Note tone="caution">{reasonOf(title.error, 'We could not load the document or chat.')}</Note>;
  return (
    <form onSubmit={submit} noValidate className="grid max-w-measure grid-cols-1 gap-5">
      <p className="text-15">
        {'From '}
        {isChat ? 'the chat ' : ''}
        <Link to={isChat ? paths.aiChat({ chat: source.conversationId }) : paths.document(source.documentId)}>
          {title.data ?? (isChat ? 'you chose' : 'the document')}
        </Link>
      </p>
      {quota.isError && !quota.data && <LoadError query={quota} title="The form did not load" level={2} />}
      {quota.data && !hasModel && (
        <Note tone="info">
          {isChat
            ? 'Study material from a chat needs an AI model, and none is available right now.'
            : 'Flashcards need an AI model, and none is available right now. A summary quotes sentences of the document, and an outline shows its headings.'}
        </Note>
      )}
      {quota.data && kind && (
        <>
          <FieldGroup label="What do you want to make?">
            <RadioGroup
              value={kind}
              onValueChange={(value) => setKind(materialKinds.find((one) => one === value))}
              options={kinds.map((value) => ({
                value,
                label: kindTexts[value].label,
                help: kindTexts[value].help,
              }))}
            />
          </FieldGroup>
          {kind === 'flashcards' && (
            <Field label="Number of flashcards">
              <Select options={countOptions} value={count} onValueChange={setCount} />
            </Field>
          )}
          {obstacle && <Note tone="caution">{obstacle}</Note>}
          {start.error && <Note tone="danger">{reasonOf(start.error)}</Note>}
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button
              type="submit"
              variant="primary"
              aria-disabled={obstacle ? true : undefined}
              isPending={start.isPending}
              pendingLabel="Starting…"
            >
              {`Make ${kindTexts[kind].label.toLowerCase()}`}
            </Button>
            {hasModel && (
              <Link
                to={paths.aiQuizGenerator(
                  isChat ? { chat: source.conversationId } : { document: source.documentId },
                )}
              >
                Make a quiz instead
              </Link>
            )}
          </div>
          {hasModel && (
            <p className="text-13 text-ink-muted">
              This counts as one of your AI quizzes for today. {note && `${note} `}We send{' '}
              {isChat ? 'the messages of this chat' : 'pages of this document'} to the AI model.
            </p>
          )}
        </>
      )}
    </form>
  );
}

/** Title of the document or chat. */
function titleQuery(source: Source) {
  return {
    queryKey: [...materialsKey, 'source', source],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      'documentId' in source
        ? (await api.call(getDocument, { params: { id: source.documentId }, signal })).title
        : (await api.call(getConversation, { params: { id: source.conversationId }, signal })).title,
  };
}

/** Returns a function that gives the key of a request. It stays while the same is requested again after a lost answer. */
function useRequestKey(): (request: string) => string {
  const last = useRef({ request: '', key: '' });
  return (request) => {
    if (last.current.request !== request) last.current = { request, key: crypto.randomUUID() };
    return last.current.key;
  };
}

import { questionAbout } from '@aw/contracts/questions/about';
import { questionFields } from '@aw/contracts/questions/public';
import { useZodForm } from '@aw/ui/primitives/use-zod-form';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import * as z from 'zod/mini';
import { paths } from '~/lib/paths';
import { readSelectedQuote } from '~/lib/selected-quote';
import { useSession } from '~/lib/session';
import { useAddressParams } from '~/lib/use-address-params';
import { useGo } from '~/lib/use-go';
import { useHydrated } from '~/lib/use-hydrated';
import { useDraft } from '../draft/use-draft';
import { usePostQuestion } from '../use-post-question';
import { type Arrival, arrivalQuery, parseDestination } from './arrival';
import {
  type AskDraft,
  deleteAskDraft,
  emptyDraft,
  hasWords,
  isEmptyDraft,
  loadAskDraft,
  localName,
  parseAskDraft,
  saveAskDraft,
} from './question-draft';
import { useDiscardDraft } from './use-discard-draft';

const placeId = z.optional(z.nullable(z.number()));

/** Fields of the form, with the messages of the contract. */
export const askSchema = z.object({
  title: questionFields.shape.title,
  content: questionFields.shape.content,
  subject: z.optional(z.string().check(z.trim(), z.maxLength(100, 'Please use at most 100 characters.'))),
  schoolId: placeId,
  courseId: placeId,
  about: z.optional(z.nullable(questionAbout)),
});

const fields = ['title', 'content', 'subject', 'schoolId', 'courseId', 'about'] as const;

/**
 * State of the form for a question: its draft, validation and submission. The place that led here fills the form. If there
 * is a draft of another question already, it stays, and `offered` has the values of the place.
 */
export function useAskForm() {
  const { user } = useSession();
  const go = useGo();
  const discardDraft = useDiscardDraft(user?.id);
  const arrival = useArrival();
  const [isOpen, setIsOpen] = useState(false);
  const [offered, setOffered] = useState<Arrival>();
  const { post, explain, isOutOfCredits } = usePostQuestion();
  const { form, choice, ...shown } = useZodForm(askSchema, {
    send: async (typed) => {
      const resumeSaving = await savedDraft.draft?.pause();
      try {
        await post({ ...typed, subject: typed.subject || null });
      } catch (error) {
        resumeSaving?.();
        throw error;
      }
      savedDraft.draft?.clear();
      // The question is posted, so a draft that cannot be deleted must not stop the navigation.
      if (user) deleteAskDraft(user.id).catch(() => undefined);
      // An empty form prevents a second post if the next page cannot be opened.
      show(emptyDraft);
      await go(paths.questions);
    },
    explain,
    onTyped: () => savedDraft.draft?.edit(read()),
    recheck: 'shown',
  });
  const read = (): AskDraft => parseAskDraft(form.getValues()) ?? emptyDraft;
  const show = (values: AskDraft) => {
    for (const field of fields) form.setValue(field, values[field]);
  };
  const savedDraft = useDraft<AskDraft>({
    name: localName,
    userId: user?.id,
    parse: parseAskDraft,
    isEmpty: isEmptyDraft,
    load: loadAskDraft,
    save: saveAskDraft,
    read,
    show,
    onOpen: () => setIsOpen(true),
  });
  const arrive = useEffectEvent((place: Arrival) => {
    const draft = read();
    const { name: _, ...values } = place;
    if (isPartOf(values, draft)) return;
    if (!hasWords(draft)) show({ ...draft, ...values });
    else if (place.name !== '' || place.title) setOffered(place);
  });
  useEffect(() => {
    if (isOpen && arrival) arrive(arrival);
  }, [isOpen, arrival]);
  const typed = parseAskDraft(form.watch()) ?? emptyDraft;

  const discard = () => {
    const before = read();
    savedDraft.draft?.clear();
    show(emptyDraft);
    void discardDraft(before, () => {
      show(before);
      savedDraft.draft?.edit(before);
    });
  };

  return {
    ...shown,
    choice,
    typed,
    savedDraft,
    isOutOfCredits,
    userId: user?.id,
    hasText: !isEmptyDraft(typed),
    discard,
    removeAbout: () => {
      form.setValue('about', null);
      savedDraft.draft?.edit(read());
    },
    offered,
    /** Deletes the draft, which can be undone, and starts with the offered values. */
    takeOffered: () => {
      if (!offered) return;
      const { name: _, ...values } = offered;
      discard();
      show({ ...emptyDraft, ...values });
      setOffered(undefined);
    },
  };
}

/** Values of the place that led to the form; undefined until they are loaded. */
function useArrival(): Arrival | undefined {
  const isHydrated = useHydrated();
  const [params] = useAddressParams();
  const { state } = useLocation();
  const destination = parseDestination(params, readSelectedQuote(state));
  const place = useQuery({ ...arrivalQuery(destination), enabled: isHydrated });
  return place.data;
}

/** Returns whether a draft has these values already, also after a reload. */
export function isPartOf(values: Partial<AskDraft>, draft: AskDraft): boolean {
  const { about, title, courseId } = values;
  if (about !== undefined && JSON.stringify(about) !== JSON.stringify(draft.about ?? null)) return false;
  if (about) return true;
  if (title) return title === draft.title;
  return !courseId || courseId === draft.courseId;
}

export type AskForm = ReturnType<typeof useAskForm>;

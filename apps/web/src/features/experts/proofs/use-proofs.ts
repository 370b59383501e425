import type { Subject } from '@aw/contracts/documents/subjects';
import { maxProofs } from '@aw/contracts/experts/profile';
import { addExpertProof, type OwnExpert, removeExpertProof } from '@aw/contracts/experts/public';
import { useToast } from '@aw/ui/primitives/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '~/lib/api';
import { sendForm } from '~/lib/send-form';
import { useNow } from '~/lib/use-now';
import { ownExpertQuery } from '../expert-query';
import {
  type ProofRow,
  problemOf,
  proofProblem,
  storedProof,
  type UploadingProof,
  uploadingProof,
} from './proof-rows';

export type Proofs = {
  rows: ProofRow[];
  isSending: boolean;
  isFull: boolean;
  add: (subject: Subject, files: File[]) => void;
};

type Input = { userId: string; own: OwnExpert; limitBytes: number };

/** The proofs: those being uploaded, and those on the server with their checks. */
export function useProofs({ userId, own, limitBytes }: Input): Proofs {
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const now = useNow();
  const [sending, setSending] = useState<UploadingProof[]>([]);
  const { queryKey } = ownExpertQuery(userId);
  const reload = () => queryClient.invalidateQueries({ queryKey });
  const remove = useMutation({
    mutationFn: (proofId: string) => api.call(removeExpertProof, { params: { proofId } }),
    onError: () =>
      toast({
        title: 'The proof was not removed',
        description: 'Please try again.',
        tone: 'danger',
        about: 'proofs',
      }),
    onSettled: reload,
  });

  const patch = (key: string, part: Partial<UploadingProof>) =>
    setSending((list) => list.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const drop = (key: string) => setSending((list) => list.filter((one) => one.key !== key));

  const send = async ({ key, subject, file, stop }: UploadingProof) => {
    patch(key, { problem: undefined, sentBytes: 0 });
    try {
      const added = await sendForm(addExpertProof, {
        form: proofForm(subject, file),
        signal: stop.signal,
        onProgress: (share) => patch(key, { sentBytes: Math.round(share * file.size) }),
      });
      queryClient.setQueryData(
        queryKey,
        (cached) =>
          cached && { ...cached, proofs: [...cached.proofs.filter(({ id }) => id !== added.id), added] },
      );
      drop(key);
    } catch (error) {
      if (stop.signal.aborted) drop(key);
      else patch(key, { problem: problemOf(error) });
    }
  };

  const add = (subject: Subject, files: File[]) => {
    const room = maxProofs - sending.length - own.proofs.length;
    const items = files.map((file, index): UploadingProof => {
      const reason =
        index < room ? proofProblem(file, limitBytes) : `You can keep up to ${maxProofs} proofs.`;
      const problem = reason === undefined ? undefined : { reason, canRetry: false };
      return { key: crypto.randomUUID(), subject, file, sentBytes: 0, problem, stop: new AbortController() };
    });
    setSending((list) => [...list, ...items]);
    for (const item of items) if (!item.problem) void send(item);
  };

  const rows = [
    ...own.proofs.map((proof) => storedProof(proof, now, () => remove.mutate(proof.id))),
    ...sending.map((item) =>
      uploadingProof(
        item,
        () => void send(item),
        () => drop(item.key),
      ),
    ),
  ];
  return {
    rows,
    isSending: sending.some(({ problem }) => problem === undefined),
    isFull: own.proofs.length >= maxProofs,
    add,
  };
}

function proofForm(subject: Subject, file: File): FormData {
  const form = new FormData();
  form.append('subject', subject);
  form.append('file', file);
  return form;
}

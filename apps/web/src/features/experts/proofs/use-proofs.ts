import type { Subject } from '@aw/contracts/documents/subjects';
import { maxProofs } from '@aw/contracts/experts/profile';
import { addExpertProof, type OwnExpert, removeExpertProof } from '@aw/contracts/experts/public';
import { useToast } from '@aw/ui/primitives/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '~/lib/api';
import type { UploadingFile } from '~/lib/file-rows';
import { sendForm } from '~/lib/send-form';
import { newUpload, useFileUploads } from '~/lib/use-file-uploads';
import { useNow } from '~/lib/use-now';
import { ownExpertQuery } from '../expert-query';
import { type ProofRow, proofProblem, storedProof } from './proof-rows';

type UploadingProof = UploadingFile & { subject: Subject };

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

  const uploads = useFileUploads<UploadingProof>(async ({ subject, file, stop }, onProgress) => {
    const added = await sendForm(addExpertProof, {
      form: proofForm(subject, file),
      signal: stop.signal,
      onProgress,
    });
    queryClient.setQueryData(
      queryKey,
      (cached) =>
        cached && { ...cached, proofs: [...cached.proofs.filter(({ id }) => id !== added.id), added] },
    );
  });

  const add = (subject: Subject, files: File[]) => {
    const room = maxProofs - uploads.items.length - own.proofs.length;
    uploads.add(
      files.map((file, index) => {
        const reason =
          index < room ? proofProblem(file, limitBytes) : `You can keep up to ${maxProofs} proofs.`;
        return { ...newUpload(file, reason), subject };
      }),
    );
  };

  return {
    rows: [
      ...own.proofs.map((proof) => storedProof(proof, now, () => remove.mutate(proof.id))),
      ...uploads.items.map((item) => ({ subject: item.subject, file: uploads.rowOf(item) })),
    ],
    isSending: uploads.isSending,
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

import { hasCode } from '@aw/contracts/api-error';
import type { RequestOf } from '@aw/contracts/endpoint';
import { type StudyMaterialDetail, saveStudyMaterial } from '@aw/contracts/study-materials/public';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { materialQuery, materialsQuery } from '~/study-materials/material-queries';

type Body = RequestOf<typeof saveStudyMaterial>['body'];

type SaveOptions<T> = {
  id: string;
  /** Gets the material as it is stored, and the items that were sent. */
  onSaved?: (material: StudyMaterialDetail, sent: readonly T[]) => void;
  /** Gets the newest version, when another tab or device has saved one since. */
  onChanged?: (material: StudyMaterialDetail) => void;
};

/** Saves study material as edited. */
export function useSaveMaterial<T>({ id, onSaved, onChanged }: SaveOptions<T>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ body }: { body: Body; sent: readonly T[] }) =>
      api.call(saveStudyMaterial, { params: { id }, body }),
    onSuccess: (material, { sent }) => {
      queryClient.setQueryData(materialQuery(id).queryKey, material);
      void queryClient.invalidateQueries({ queryKey: materialsQuery.queryKey });
      onSaved?.(material, sent);
    },
    onError: async (error) => {
      if (!hasCode(error, 'study_materials.changed')) return;
      onChanged?.(await queryClient.fetchQuery({ ...materialQuery(id), staleTime: 0 }));
    },
  });
}

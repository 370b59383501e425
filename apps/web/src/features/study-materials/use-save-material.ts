import type { RequestOf } from '@aw/contracts/endpoint';
import { type StudyMaterialDetail, saveStudyMaterial } from '@aw/contracts/study-materials/public';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { materialQuery, materialsQuery } from '~/study-materials/material-queries';

type Body = RequestOf<typeof saveStudyMaterial>['body'];

/** Saves study material as edited. `onSaved` gets it as it is stored, and the items that were sent. */
export function useSaveMaterial<T>(
  id: string,
  onSaved: (material: StudyMaterialDetail, sent: readonly T[]) => void,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ body }: { body: Body; sent: readonly T[] }) =>
      api.call(saveStudyMaterial, { params: { id }, body }),
    onSuccess: (material, { sent }) => {
      queryClient.setQueryData(materialQuery(id).queryKey, material);
      void queryClient.invalidateQueries({ queryKey: materialsQuery.queryKey });
      onSaved(material, sent);
    },
  });
}

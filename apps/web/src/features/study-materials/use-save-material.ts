import type { RequestOf } from '@aw/contracts/endpoint';
import { type StudyMaterialDetail, saveStudyMaterial } from '@aw/contracts/study-materials/public';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { materialQuery, materialsQuery } from '~/study-materials/material-queries';

/** Saves study material as edited. `onSaved` gets it as it is stored. */
export function useSaveMaterial(id: string, onSaved: (material: StudyMaterialDetail) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: RequestOf<typeof saveStudyMaterial>['body']) =>
      api.call(saveStudyMaterial, { params: { id }, body }),
    onSuccess: (material) => {
      queryClient.setQueryData(materialQuery(id).queryKey, material);
      void queryClient.invalidateQueries({ queryKey: materialsQuery.queryKey });
      onSaved(material);
    },
  });
}

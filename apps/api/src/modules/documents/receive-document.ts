import type { DocumentDetail } from '@aw/contracts/documents/shapes';
import type { FastifyRequest } from 'fastify';
import type { FileStore } from '../../adapters/files/file-store';
import type { UserContext } from '../../context';
import { publishDraft } from './drafts/publish-draft';
import {
  checkUploadLimits,
  countUnpublished,
  receiveUpload,
  takeAddressUpload,
  uploadDocument,
} from './upload-document';

/** Receives an upload form and stores its document, whose file is in the form or was sent before as a draft. */
export async function receiveDocument(ctx: UserContext, request: FastifyRequest): Promise<DocumentDetail> {
  const files: Pick<FileStore, 'stage'> = {
    // The file of a draft was counted when it arrived, so the limits apply only to a form with a file.
    stage: async (source) => {
      await checkUploadLimits(ctx, await countUnpublished(ctx));
      await takeAddressUpload(ctx, request.ip);
      return ctx.files.stage(source);
    },
  };
  const { staged, fileName, fields } = await receiveUpload(request, files);
  if (staged) return uploadDocument(ctx, { staged, fileName, fields, ip: request.ip });
  return publishDraft(ctx, fields, request.ip);
}

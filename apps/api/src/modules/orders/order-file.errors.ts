import { maxOrderFiles } from '@aw/contracts/orders/values';
import { FeatureError } from '../../errors/feature-error';

const accepted = 'Orders accept PDF, DOC, DOCX and plain text (TXT) files';

export const orderFileType = () =>
  new FeatureError(
    415,
    'files.type',
    `This file was not uploaded, because its content is not one of the types we accept, even if its name says so. ${accepted}. Please save it as one of these.`,
  );
export const presentation = () =>
  new FeatureError(
    415,
    'files.type',
    `This presentation was not uploaded. ${accepted}. Please save your slides as a PDF and add that.`,
  );
export const tooManyFiles = () =>
  new FeatureError(
    422,
    'orders.files',
    `This file was not uploaded, because an order can have at most ${maxOrderFiles} of your files. You can remove another file until you pay.`,
  );
export const filesNotThere = () =>
  new FeatureError(
    422,
    'orders.files',
    'Nothing was sent, because one of the files was not accepted, was removed or was already sent. Please add it again.',
    { issues: [{ path: 'fileIds', message: 'Please add this file again.' }] },
  );

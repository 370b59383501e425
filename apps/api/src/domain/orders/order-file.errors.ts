import { maxOrderFiles } from '@aw/contracts/orders/values';
import { FeatureError } from '../../errors/feature-error';

const accepted = 'Orders accept PDF, DOC, DOCX and plain text (TXT) files';

export const orderFileType = () =>
  new FeatureError(
    415,
    'files.type',
    `${accepted}, recognised by their content. This one is none of these, so it was not stored; please save it as one of them.`,
  );
export const presentation = () =>
  new FeatureError(
    415,
    'files.type',
    `${accepted}, not presentations, so this one was not stored. Please save your slides as PDF and add that.`,
  );
export const tooManyFiles = () =>
  new FeatureError(
    422,
    'orders.files',
    `An order can have at most ${maxOrderFiles} of your files, so this one was not stored. Before you pay, you can remove another one.`,
  );
export const filesNotThere = () =>
  new FeatureError(
    422,
    'orders.files',
    'One of these files cannot be sent with this message: it was refused, already sent or removed. Nothing was sent; please add it again.',
    { issues: [{ path: 'fileIds', message: 'Please add this file again.' }] },
  );

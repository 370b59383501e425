import { maxOrderFiles } from '@aw/contracts/orders/values';
import { FeatureError } from '../../errors/feature-error';

const accepted = 'Orders take PDF, DOC, DOCX and plain text (TXT) files';

export const orderFileType = () =>
  new FeatureError(
    415,
    'files.type',
    `${accepted}, recognised by what is in them. This one is none of these, so it was not stored; please save it as one of them.`,
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
    `An order takes at most ${maxOrderFiles} of your files, so this one was not stored. Before you pay you can take another one out.`,
  );
export const filesNotThere = () =>
  new FeatureError(
    422,
    'orders.files',
    'One of these files cannot go with this message: it was refused, sent already or taken out. Nothing was sent; please add it again.',
    { issues: [{ path: 'fileIds', message: 'Please add this file again.' }] },
  );

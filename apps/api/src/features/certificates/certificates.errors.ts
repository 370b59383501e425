import { FeatureError } from '../../errors/feature-error';

export const certificateNotFound = () =>
  new FeatureError(
    404,
    'certificates.not_found',
    'There is no certificate here that you can see. It may be private, or the address may be mistyped.',
  );
export const undrawableSigns = (signs: readonly string[]) =>
  new FeatureError(
    422,
    'certificates.signs',
    `The certificate cannot show these signs yet: ${signs.slice(0, 20).join(' ')}. Nothing was changed; please write the name with other letters.`,
  );

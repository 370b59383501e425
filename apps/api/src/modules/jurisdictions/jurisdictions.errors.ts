import { lawfulServices, serviceOf } from '@aw/contracts/orders/services';
import { FeatureError } from '../../errors/feature-error';

export const placeTaken = () =>
  new FeatureError(
    409,
    'jurisdictions.taken',
    'There is already a rule for this place, so nothing was added. Turn that rule on or edit its law.',
  );
export const ruleNotFound = () =>
  new FeatureError(404, 'request.not_found', 'Rule not found. Nothing was changed.');
/** `law` names the law that bars the order. `part` says which part of the order asks for writing; '' for its service. */
export const orderBarred = (law: string, part: string) =>
  new FeatureError(
    451,
    'orders.jurisdiction',
    `${law}${part && ` ${part}`} Nothing was ordered or changed. We can help with your own work instead: ${offered()}.`,
  );

function offered(): string {
  return new Intl.ListFormat('en').format(lawfulServices.map((id) => serviceOf(id).title));
}

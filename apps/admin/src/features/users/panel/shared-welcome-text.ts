import type { UserDetail } from '@aw/contracts/users/staff';
import { formatCount, formatNumber } from '@aw/ui/primitives/format-count';

/**
 * Says how many other accounts claimed their welcome credit from the same browser; empty if none did. The network
 * address alone proves nothing, because a whole campus may share it.
 */
export function sharedWelcomeText({ device, address }: UserDetail['sharedWelcomes']): string {
  if (device === 0) return '';
  const accounts = formatCount(device, 'other account');
  return `${accounts} claimed the welcome credit from the same browser within 90 days, ${formatNumber(address)} from the same network address. Nothing was refused because of this.`;
}

import type { StaffExpertDetail } from '@aw/contracts/experts/staff';
import { Button } from '@aw/ui/primitives/button';
import { Check, HandCoins } from 'lucide-react';
import { useState } from 'react';
import { PanelFoot } from '../../../resource-list/item-panel';
import { useMay } from '../../../session/use-may';
import { expertName } from '../status';
import { actionsFor } from './actions-for';
import { DecisionDialog } from './decision-dialog';
import { PayoutDialog } from './payout-dialog';
import { useDecision } from './use-decision';

type DialogName = 'refuse' | 'end' | 'pay-out';

/** Actions on an expert that apply now and that the role allows. */
export function ExpertActions({ expert }: { expert: StaffExpertDetail }) {
  const actions = actionsFor(expert, useMay());
  const [open, setOpen] = useState<DialogName>();
  const name = expertName(expert);
  const approve = useDecision(expert, 'approve', {
    done: () => ({ title: 'Approved', description: `We emailed ${name}.` }),
    failed: `${name} was not approved.`,
  });
  const dialog = { isOpen: true, onOpenChange: () => setOpen(undefined) };
  if (actions.size === 0) return null;
  return (
    <PanelFoot>
      {actions.has('approve') && (
        <Button
          variant="primary"
          size="sm"
          icon={Check}
          isPending={approve.isPending}
          pendingLabel="Approving…"
          onClick={() => approve.mutate('')}
        >
          Approve
        </Button>
      )}
      {actions.has('refuse') && (
        <Button size="sm" onClick={() => setOpen('refuse')}>
          Refuse…
        </Button>
      )}
      {actions.has('end') && (
        <Button variant="danger" size="sm" onClick={() => setOpen('end')}>
          End role…
        </Button>
      )}
      {actions.has('pay-out') && (
        <div className="ms-auto">
          <Button size="sm" icon={HandCoins} onClick={() => setOpen('pay-out')}>
            Pay out…
          </Button>
        </div>
      )}
      {(open === 'refuse' || open === 'end') && (
        <DecisionDialog {...dialog} expert={expert} decision={open} />
      )}
      {open === 'pay-out' && <PayoutDialog {...dialog} expert={expert} />}
    </PanelFoot>
  );
}

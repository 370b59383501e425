import { staffRoleLabel } from '@aw/contracts/staff/permissions';
import { revokeStaffInvite, type StaffInvite } from '@aw/contracts/staff/staff-users';
import { Button } from '@aw/ui/primitives/button';
import { formatAbsoluteTime } from '@aw/ui/primitives/time';
import { useAction } from '../../actions/use-action';
import { useConsole } from '../../services/console-services';

/** Invitations that can still be used. Shows nothing if there are none. */
export function InvitesSection({ invites }: { invites: readonly StaffInvite[] }) {
  if (invites.length === 0) return null;
  return (
    <section aria-labelledby="invites" className="mt-4 grid grid-cols-1 gap-2">
      <h2 id="invites" className="text-18">
        Open invitations
      </h2>
      <ul className="grid grid-cols-1">
        {invites.map((invite) => (
          <InviteLine key={invite.id} invite={invite} />
        ))}
      </ul>
    </section>
  );
}

function InviteLine({ invite }: { invite: StaffInvite }) {
  const { id, role, invitedBy, expiresAt } = invite;
  const { api } = useConsole();
  const label = `${staffRoleLabel(role)}, invited by ${invitedBy ?? 'the server'}`;
  const end = useAction({
    send: () => api.call(revokeStaffInvite, { params: { inviteId: id } }),
    done: () => ({ title: 'Invitation ended', description: 'Its link no longer works.' }),
    failed: 'The invitation was not ended.',
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2 text-14">
      <span>
        {label}
        <span className="block text-12 text-ink-muted">
          Valid until {formatAbsoluteTime(new Date(expiresAt))}
        </span>
      </span>
      <Button
        size="sm"
        variant="quiet"
        aria-label={`End the invitation: ${label}`}
        isPending={end.isPending}
        onClick={() => end.mutate()}
      >
        End
      </Button>
    </li>
  );
}

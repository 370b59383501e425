import type { StaffMessageDetail } from '@aw/contracts/contact-messages/staff';
import { Time } from '@aw/ui/primitives/time';
import { Link } from 'react-router';
import { shortId } from '../../../format/figures';
import { CopiedText, Fact, Facts } from '../../../resource-list/facts';
import { kindNames } from '../list-labels';
import { messagesAddress } from '../list-state';

type MessageFactsProps = {
  message: StaffMessageDetail;
  /** Whether the reference is among the facts, where the panel's head has no room for it. */
  hasReference: boolean;
};

/** Who wrote a message, from which form, and about what. */
export function MessageFacts({ message, hasReference }: MessageFactsProps) {
  const { reference, name, email, kind, about, userId, createdAt } = message;
  return (
    <Facts>
      <Fact name="From">{name}</Fact>
      <Fact name="E-mail">
        <CopiedText value={email} label="Copy e-mail address">
          <Link to={messagesAddress({ q: email })} title="All messages of this address">
            {email}
          </Link>
        </CopiedText>
      </Fact>
      <Fact name="Form">
        <Link to={messagesAddress({ kind })}>{kindNames[kind]}</Link>
      </Fact>
      <Fact name="About">{about}</Fact>
      <Fact name="Person">
        {userId && (
          <Link to={`/admin/people?${new URLSearchParams({ id: userId })}`} className="font-mono">
            {shortId(userId)}
          </Link>
        )}
      </Fact>
      <Fact name="Reference">
        {hasReference && (
          <CopiedText value={reference} label="Copy reference">
            <span className="font-mono">{reference}</span>
          </CopiedText>
        )}
      </Fact>
      <Fact name="Sent">
        <Time value={createdAt} />
      </Fact>
    </Facts>
  );
}

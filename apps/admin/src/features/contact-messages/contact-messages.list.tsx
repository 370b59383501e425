import { messageKinds } from '@aw/contracts/contact-messages/public';
import type { MessageState, StaffMessage } from '@aw/contracts/contact-messages/staff';
import { Highlight } from '@aw/ui/primitives/highlight';
import { Time } from '@aw/ui/primitives/time';
import { Mail } from 'lucide-react';
import type { Column } from '../../resource-list/column';
import { fieldTabs } from '../../resource-list/field-tabs';
import type { EmptyText } from '../../resource-list/loaded-list';
import type { ResourceList } from '../../resource-list/resource-list';
import { ResourcePage } from '../../resource-list/resource-page';
import { kindNames, MessagePanel, StateBadge, stateNames } from './contact-messages.panel';
import { type MessagesState, messagesAddress, messagesQuery } from './queries';

type ColumnName = 'subject' | 'sender' | 'kind' | 'reference' | 'state' | 'age';

const columns: readonly Column<StaffMessage, ColumnName>[] = [
  {
    name: 'subject',
    head: 'Subject',
    kind: 'lead',
    title: ({ subject }) => subject,
    cell: ({ subject, excerpt, name }, { query, has }) => (
      <>
        <Highlight text={subject} query={query} />
        <span className="block truncate text-12 font-normal text-ink-muted">
          <Highlight text={has('sender') ? excerpt : name} query={query} />
        </span>
      </>
    ),
  },
  {
    name: 'sender',
    head: 'Sender',
    fromPx: 560,
    title: ({ email }) => email,
    cell: ({ name }, { query }) => (
      <span className="inline-block max-w-48 truncate align-bottom">
        <Highlight text={name} query={query} />
      </span>
    ),
  },
  { name: 'kind', head: 'Form', fromPx: 760, cell: ({ kind }) => kindNames[kind] },
  {
    name: 'reference',
    head: 'Reference',
    kind: 'id',
    fromPx: 900,
    cell: ({ reference }, { query }) => <Highlight text={reference} query={query} />,
  },
  { name: 'state', head: 'State', cell: ({ state }) => <StateBadge state={state} /> },
  { name: 'age', head: 'Sent', fromPx: 420, cell: ({ createdAt }) => <Time value={createdAt} /> },
];

const emptyByState: Record<MessageState, EmptyText> = {
  new: { title: 'No new messages', text: 'Messages to support appear here until they are answered.' },
  answered: { title: 'No answered messages', text: 'Messages we have answered appear here.' },
  closed: { title: 'No closed messages', text: 'Closed messages appear here.' },
  held: {
    title: 'No held messages',
    text: 'Messages that look like spam wait here for review. They are not emailed to support.',
  },
  spam: { title: 'No spam', text: 'Messages that staff marked as spam appear here until they are deleted.' },
};

function emptyText({ state, kind, q }: MessagesState): EmptyText {
  if (q) {
    const where = state ? ` Only “${stateNames[state]}” was searched.` : '';
    return {
      title: `No message matches “${q}”`,
      text: `References, names, email addresses and texts were searched.${where}`,
    };
  }
  if (kind)
    return {
      title: `No messages from “${kindNames[kind]}”`,
      text: 'No message in this list was sent with that form.',
    };
  return state
    ? emptyByState[state]
    : { title: 'No messages yet', text: 'Messages from the site’s forms arrive here.' };
}

const messagesList: ResourceList<StaffMessage, MessagesState> = {
  title: 'Messages',
  address: messagesAddress,
  pages: messagesQuery,
  columns,
  texts: {
    loading: 'Loading messages…',
    failed: 'The messages did not load',
    notLost: 'Your search is kept. Nothing was changed.',
    noun: { one: 'message', many: 'messages' },
    icon: Mail,
  },
  empty: emptyText,
  panel: MessagePanel,
  tabs: fieldTabs({ label: 'State', field: 'state', names: stateNames }),
  useFilters: ({ kind }) => ({
    chips: messageKinds
      .filter((one) => one === kind)
      .map((one) => ({ label: `Form: ${kindNames[one]}`, change: { kind: undefined } })),
  }),
};

/** The mailbox with the messages from the site's forms. */
export function MessagesPage() {
  return <ResourcePage list={messagesList} />;
}

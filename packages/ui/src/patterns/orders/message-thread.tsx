import { Check, Download, File, Paperclip } from 'lucide-react';
import { Avatar } from '../../primitives/avatar';
import { formatFileSize } from '../../primitives/file-size';
import { Icon, type IconType } from '../../primitives/icon';
import { Link } from '../../primitives/link';
import type { FormattedMoment } from './order-timeline';

export type ThreadFile = {
  key: string;
  name: string;
  sizeBytes: number;
  /** Download link. Without it, the file is not available. */
  to?: string;
  /** Reason why it is not available, or what is in progress: 'Being checked'. */
  note?: string;
};

export type ThreadItem =
  | { kind: 'day'; key: string; label: string }
  | { kind: 'line'; key: string; text: string; when: FormattedMoment; icon?: IconType }
  | {
      kind: 'message';
      key: string;
      isOwn: boolean;
      name: string;
      /** Role of the other person: 'Writer', 'Support'. */
      role?: string;
      body: string;
      when: FormattedMoment;
      files: ThreadFile[];
    };

export type MessageThreadProps = {
  /** Name of the list, such as 'Messages with your writer and support'. */
  label: string;
  items: ThreadItem[];
};

/** Lists messages in order, with days and events between them. The reader's own have the accent's paper. */
export function MessageThread({ label, items }: MessageThreadProps) {
  return (
    <ol aria-label={label} className="grid grid-cols-1 gap-4">
      {items.map((item) => (
        <li key={item.key}>
          <Item item={item} />
        </li>
      ))}
    </ol>
  );
}

function Item({ item }: { item: ThreadItem }) {
  switch (item.kind) {
    case 'day':
      return (
        <p className="flex items-center gap-3 text-12 text-ink-faint before:flex-1 before:border-t before:border-line after:flex-1 after:border-t after:border-line">
          {item.label}
        </p>
      );
    case 'line':
      return (
        <p className="flex items-start justify-center gap-2 text-13 text-ink-muted">
          <Icon icon={item.icon ?? Check} size="sm" />
          <span className="min-w-0 wrap-anywhere">{item.text}</span>
          <When when={item.when} />
        </p>
      );
    case 'message':
      return <Message item={item} />;
  }
}

function Message({ item }: { item: Extract<ThreadItem, { kind: 'message' }> }) {
  const { isOwn, name, role, body, when, files } = item;
  return (
    <article className="flex items-start gap-3">
      {!isOwn && <Avatar name={name} size="sm" tone="ink" />}
      <div
        className={`grid min-w-0 flex-1 grid-cols-1 justify-items-start gap-1.5 text-15 leading-[1.55] ${isOwn ? 'ms-10 rounded-2 bg-accent-surface px-4 py-3' : ''}`}
      >
        <header className="flex w-full items-baseline gap-2 text-13">
          <b className="min-w-0 wrap-anywhere">
            <bdi>{name}</bdi>
          </b>
          {role && <span className={isOwn ? 'text-ink-muted' : 'text-ink-faint'}>{role}</span>}
          <span className="ms-auto">
            <When when={when} isOnTint={isOwn} />
          </span>
        </header>
        <p dir="auto" className="w-full whitespace-pre-line wrap-anywhere">
          {body}
        </p>
        {files.map((file) => (
          <AttachedFile key={file.key} file={file} isOwn={isOwn} />
        ))}
      </div>
    </article>
  );
}

function When({ when, isOnTint = false }: { when: FormattedMoment; isOnTint?: boolean }) {
  return (
    <time
      dateTime={when.at}
      title={when.exact}
      className={`whitespace-nowrap tabular-nums ${isOnTint ? 'text-ink-muted' : 'text-ink-faint'}`}
    >
      {when.text}
    </time>
  );
}

const chip =
  'inline-flex max-w-full flex-wrap items-center gap-x-2 gap-y-1 rounded-2 border border-line-strong bg-surface-raised px-2.5 py-1.5 text-13 font-medium text-ink wrap-anywhere';

function AttachedFile({ file, isOwn }: { file: ThreadFile; isOwn: boolean }) {
  const { name, sizeBytes, to, note } = file;
  const inside = (
    <>
      <Icon icon={isOwn ? Paperclip : to ? Download : File} size="sm" />
      {to && <span className="sr-only">Download</span>}
      <span className="min-w-0 wrap-anywhere">{name}</span>
      <span className="font-normal text-ink-faint tabular-nums">{formatFileSize(sizeBytes)}</span>
      {note && <span className="font-normal text-ink-muted">{note}</span>}
    </>
  );
  if (!to) return <span className={chip}>{inside}</span>;
  return (
    <Link to={to} download={name} className={`${chip} no-underline hover:border-ink`}>
      {inside}
    </Link>
  );
}

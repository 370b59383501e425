import { Download, FileText, TriangleAlert } from 'lucide-react';
import { formatFileSize } from '../../primitives/file-size';
import { Icon } from '../../primitives/icon';
import { Link } from '../../primitives/link';

export type PrivateFile = {
  key: string;
  name: string;
  sizeBytes: number;
  /** 'today, 14:30'. */
  when: string;
  /** Kind of file, where that matters: 'Delivered work'. */
  tag?: string;
  /** Download link, once the file is ready. */
  to?: string;
  /** Check in progress: 'Being checked'. */
  note?: string;
  /** Reason of a refusal. */
  problem?: string;
};

export type PrivateFilesProps = {
  /** Heading that names the sender: 'From your writer'. */
  title: string;
  files: PrivateFile[];
};

/** Lists the files that one side of an order sent, each with its download. */
export function PrivateFiles({ title, files }: PrivateFilesProps) {
  return (
    <div>
      <h3 className="mb-0.5 font-sans text-13 font-strong tracking-normal text-ink-muted">{title}</h3>
      <ul>
        {files.map((file) => (
          <li
            key={file.key}
            className="grid grid-cols-[20px_minmax(0,1fr)_auto] items-center gap-3 border-b border-line py-2 text-14 leading-[1.4]"
          >
            <span className="text-ink-faint">
              <Icon icon={FileText} />
            </span>
            <Facts file={file} />
            {file.to && (
              <Link
                to={file.to}
                download={file.name}
                aria-label={`Download ${file.name}`}
                className="inline-grid size-8 place-items-center rounded-2 text-ink hover:bg-surface-sunken print:hidden"
              >
                <Icon icon={Download} size="sm" />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Facts({ file }: { file: PrivateFile }) {
  const { name, sizeBytes, when, tag, note, problem } = file;
  const facts = [tag, formatFileSize(sizeBytes), when, note].filter(Boolean).join(' · ');
  return (
    <span className="min-w-0">
      <span className="block font-medium wrap-anywhere">{name}</span>
      <span className="block text-12 text-ink-faint tabular-nums">{facts}</span>
      {problem && (
        <span className="flex gap-1.5 text-13 text-danger">
          <Icon icon={TriangleAlert} size="sm" />
          <span className="min-w-0 wrap-anywhere">{problem}</span>
        </span>
      )}
    </span>
  );
}

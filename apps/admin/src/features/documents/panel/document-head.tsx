import { Badge } from '@aw/ui/primitives/badge';
import { ExternalLink } from 'lucide-react';
import { PanelHead } from '../../../resource-list/panel-head';
import { useConsole } from '../../../services/console-services';
import { statusOf } from '../status';
import type { OpenDocument } from './open-document';

type DocumentHeadProps = {
  id: number;
  document: OpenDocument | undefined;
  isBesideList: boolean;
  onClose: () => void;
};

/** Which document it is, where it stands, and the ways out. */
export function DocumentHead({ id, document, isBesideList, onClose }: DocumentHeadProps) {
  const { siteOrigin } = useConsole();
  const status = document && statusOf(document);
  return (
    <PanelHead
      id={String(id)}
      copyLabel="Copy document id"
      title={document?.title ?? `Document ${id}`}
      isBesideList={isBesideList}
      onClose={onClose}
      link={
        (status?.state === 'published' || status?.state === 'waiting') && (
          <a
            href={`${siteOrigin}/documents/${id}`}
            className="inline-flex min-h-8 items-center gap-1.5 rounded-2 px-2 text-13 font-strong no-underline hover:bg-accent-surface"
          >
            <ExternalLink aria-hidden="true" size={16} strokeWidth={1.75} />
            On the site
          </a>
        )
      }
      status={
        status && (
          <div>
            <Badge tone={status.tone}>{status.label}</Badge>
          </div>
        )
      }
    />
  );
}

import { CardGrid } from '@aw/ui/patterns/card-grid';
import { CueSection } from '@aw/ui/patterns/cue-section';
import { DocumentCard, DocumentCardSkeleton } from '@aw/ui/patterns/document-card';
import { Button } from '@aw/ui/primitives/button';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { Link } from '@aw/ui/primitives/link';
import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useDemoInterval } from '~/lib/config';
import { documentCardProps } from '~/lib/document-card';
import { paths } from '~/lib/paths';
import { useLibraryAccess } from '~/lib/use-library-access';
import { QueryStates } from '~/shell/query-states';
import { documentCount, recentDocumentsQuery } from './home-queries';

/** The section with the six newest published documents. */
export function RecentDocuments() {
  const demoInterval = useDemoInterval();
  const hasPictures = useLibraryAccess();
  return (
    <CueSection
      title="Recent documents"
      lead="The newest in the library."
      action={{ label: 'All documents', to: paths.documents() }}
    >
      <QueryStates
        query={useQuery({ ...recentDocumentsQuery, refetchInterval: demoInterval })}
        noun="Documents"
        skeleton={<Skeletons />}
        empty={demoInterval ? <Skeletons /> : <NoDocuments />}
      >
        {(documents) => (
          <CardGrid>
            {documents.map((document) => (
              <li key={document.id}>
                <DocumentCard {...documentCardProps(document)} {...(!hasPictures && { firstPage: null })} />
              </li>
            ))}
          </CardGrid>
        )}
      </QueryStates>
    </CueSection>
  );
}

function Skeletons() {
  return (
    <CardGrid>
      {Array.from({ length: documentCount }, (_, at) => (
        <li key={at}>
          <DocumentCardSkeleton />
        </li>
      ))}
    </CardGrid>
  );
}

function NoDocuments() {
  return (
    <EmptyState
      level={3}
      icon={FileText}
      title="No documents yet"
      action={
        <Button asChild>
          <Link to={paths.upload()}>Upload the first document</Link>
        </Button>
      }
    >
      Be the first to share your notes. Every tenth accepted document earns 5 unlock credits.
    </EmptyState>
  );
}

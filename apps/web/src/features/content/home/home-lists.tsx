import { ExpertQuestions } from './expert-questions';
import { RecentDocuments } from './recent-documents';
import { TopSchools } from './top-schools';

/** The lower half of the home page: current schools, documents and questions. */
export default function HomeLists() {
  return (
    <div className="wrap">
      <TopSchools />
      <RecentDocuments />
      <ExpertQuestions />
    </div>
  );
}

import * as people from './0001-people';
import * as library from './0002-library';
import * as ledger from './0003-ledger';
import * as questions from './0004-questions';
import * as staff from './0005-staff';
import * as shelfCounts from './0006-shelf-counts';
import * as accounts from './0007-accounts';
import * as staffFactors from './0008-staff-factors';
import * as orders from './0009-orders';
import * as payments from './0010-payments';
import * as messages from './0011-messages';
import * as texts from './0012-texts';
import * as originality from './0014-originality';
import * as freePages from './0015-free-pages';
import * as staffMembers from './0016-staff-members';
import * as barredWork from './0018-barred-work';
import * as questionReview from './0019-question-review';
import * as privacySignal from './0020-privacy-signal';
import * as orderFileTurns from './0021-order-file-turns';
import * as welcomeMailboxes from './0022-welcome-mailboxes';
import * as ownText from './0023-own-text';
import * as seenText from './0024-seen-text';
import * as paidAgain from './0025-paid-again';
import * as staffRoles from './0026-staff-roles';
import * as changeNotices from './0027-change-notices';
import * as readersOfOneDocument from './0028-readers-of-one-document';
import * as searchSegments from './0029-search-segments';
import * as staffSearch from './0030-staff-search';
import * as staffStates from './0031-staff-states';
import * as richText from './0032-rich-text';
import * as notifications from './0033-notifications';
import * as heldQuestions from './0034-held-questions';
import * as answers from './0035-answers';
import * as reports from './0038-reports';
import * as experts from './0039-experts';
import * as images from './0040-images';
import * as questionSearch from './0041-question-search';
import * as staffReplies from './0042-staff-replies';
import * as examShields from './0043-exam-shields';
import * as quizzes from './0044-quizzes';
import * as reviewCards from './0045-review-cards';
import * as quizAuthors from './0046-quiz-authors';
import * as quizCorrections from './0047-quiz-corrections';
import * as conversations from './0048-conversations';
import * as checkedText from './0049-checked-text';
import * as quizGenerations from './0050-quiz-generations';
import * as chatFigures from './0051-chat-figures';
import * as memory from './0052-memory';
import * as reportedAnswers from './0053-reported-answers';
import * as textChecks from './0054-text-checks';
import * as knownKeys from './0055-known-keys';
import * as storedStems from './0056-stored-stems';
import * as fairExamShields from './0057-fair-exam-shields';
import * as anonymousSpending from './0058-anonymous-spending';
import * as sourcesOfAnswers from './0059-sources-of-answers';
import * as refundsThatChange from './0060-refunds-that-change';
import * as quizTurns from './0061-quiz-turns';
import * as noSecondStems from './0062-no-second-stems';
import * as withdrawnDocuments from './0063-withdrawn-documents';
import * as courseCodeKeys from './0064-course-code-keys';
import * as rewardReviews from './0065-reward-reviews';
import * as readAgain from './0066-read-again';
import * as downloadForms from './0069-download-forms';
import * as plainText from './0075-plain-text';
import * as quizHtmlVersions from './0076-quiz-html-versions';
import * as readForBuyers from './0077-read-for-buyers';
import * as policyNotes from './0078-policy-notes';
import * as originalsOfTexts from './0079-originals-of-texts';
import * as searchIndex from './0080-search-index';
import * as synonyms from './0081-synonyms';
import * as savedSearches from './0082-saved-searches';
import * as dropOldSearch from './0083-drop-old-search';
import * as foldedNames from './0084-folded-names';
import * as marksInWords from './0085-marks-in-words';
import * as shortPendingLists from './0086-short-pending-lists';
import * as courseFollows from './0087-course-follows';
import * as courseNews from './0087-course-news';
import * as documentSaves from './0088-document-saves';
import * as publishedDrafts from './0089-published-drafts';
import * as uploadDrafts from './0089-upload-drafts';
import * as uploadIndexes from './0089-upload-indexes';
import * as pendingPlaces from './0090-pending-places';
import * as placeQueue from './0090-place-queue';
import * as askedQuestions from './0091-asked-questions';
import * as questionSources from './0092-question-sources';
import * as questionIndexes from './0092-question-sources-indexes';
import * as closedAccounts from './0093-closed-accounts';
import * as needsCare from './0094-needs-care';
import * as tutoring from './0095-tutoring';
import * as makerConnections from './0096-maker-connections';
import * as spendingByPurpose from './0096-spending-by-purpose';
import * as chatPictures from './0097-chat-pictures';
import * as studyMaterials from './0098-study-materials';
import * as closedStudyMaterials from './0099-closed-study-materials';
import * as conversationDocuments from './0100-conversation-documents';
import * as readings from './0101-readings';
import * as questionDifficulty from './0103-question-difficulty';
import * as textOfScans from './0104-text-of-scans';
import * as removedWorks from './0105-removed-works';
import * as templates from './0106-templates';
import * as scanWaits from './0107-scan-waits';
import * as cleanCopies from './0108-clean-copies';
import * as pageStructure from './0109-page-structure';
import * as removalsInAudit from './0110-removals-in-audit';
import * as erasedByPreviousRelease from './0111-erased-by-previous-release';
import type { Migrations } from './migration';

/** Every migration in order; a landed one is never edited. */
export const migrations: Migrations = {
  '0001-people': people,
  '0002-library': library,
  '0003-ledger': ledger,
  '0004-questions': questions,
  '0005-staff': staff,
  '0006-shelf-counts': shelfCounts,
  '0007-accounts': accounts,
  '0008-staff-factors': staffFactors,
  '0009-orders': orders,
  '0010-payments': payments,
  '0011-messages': messages,
  '0012-texts': texts,
  '0014-originality': originality,
  '0015-free-pages': freePages,
  '0016-staff-members': staffMembers,
  '0018-barred-work': barredWork,
  '0019-question-review': questionReview,
  '0020-privacy-signal': privacySignal,
  '0021-order-file-turns': orderFileTurns,
  '0022-welcome-mailboxes': welcomeMailboxes,
  '0023-own-text': ownText,
  '0024-seen-text': seenText,
  '0025-paid-again': paidAgain,
  '0026-staff-roles': staffRoles,
  '0027-change-notices': changeNotices,
  '0028-readers-of-one-document': readersOfOneDocument,
  '0029-search-segments': searchSegments,
  '0030-staff-search': staffSearch,
  '0031-staff-states': staffStates,
  '0032-rich-text': richText,
  '0033-notifications': notifications,
  '0034-held-questions': heldQuestions,
  '0035-answers': answers,
  '0038-reports': reports,
  '0039-experts': experts,
  '0040-images': images,
  '0041-question-search': questionSearch,
  '0042-staff-replies': staffReplies,
  '0043-exam-shields': examShields,
  '0044-quizzes': quizzes,
  '0045-review-cards': reviewCards,
  '0046-quiz-authors': quizAuthors,
  '0047-quiz-corrections': quizCorrections,
  '0048-conversations': conversations,
  '0049-checked-text': checkedText,
  '0050-quiz-generations': quizGenerations,
  '0051-chat-figures': chatFigures,
  '0052-memory': memory,
  '0053-reported-answers': reportedAnswers,
  '0054-text-checks': textChecks,
  '0055-known-keys': knownKeys,
  '0056-stored-stems': storedStems,
  '0057-fair-exam-shields': fairExamShields,
  '0058-anonymous-spending': anonymousSpending,
  '0059-sources-of-answers': sourcesOfAnswers,
  '0060-refunds-that-change': refundsThatChange,
  '0061-quiz-turns': quizTurns,
  '0062-no-second-stems': noSecondStems,
  '0063-withdrawn-documents': withdrawnDocuments,
  '0064-course-code-keys': courseCodeKeys,
  '0065-reward-reviews': rewardReviews,
  '0066-read-again': readAgain,
  '0069-download-forms': downloadForms,
  '0075-plain-text': plainText,
  '0076-quiz-html-versions': quizHtmlVersions,
  '0077-read-for-buyers': readForBuyers,
  '0078-policy-notes': policyNotes,
  '0079-originals-of-texts': originalsOfTexts,
  '0080-search-index': searchIndex,
  '0081-synonyms': synonyms,
  '0082-saved-searches': savedSearches,
  '0083-drop-old-search': dropOldSearch,
  '0084-folded-names': foldedNames,
  '0085-marks-in-words': marksInWords,
  '0086-short-pending-lists': shortPendingLists,
  '0087-course-follows': courseFollows,
  '0087-course-news': courseNews,
  '0088-document-saves': documentSaves,
  '0089-published-drafts': publishedDrafts,
  '0089-upload-drafts': uploadDrafts,
  '0089-upload-indexes': uploadIndexes,
  '0090-pending-places': pendingPlaces,
  '0090-place-queue': placeQueue,
  '0091-asked-questions': askedQuestions,
  '0092-question-sources': questionSources,
  '0092-question-sources-indexes': questionIndexes,
  '0093-closed-accounts': closedAccounts,
  '0094-needs-care': needsCare,
  '0095-tutoring': tutoring,
  '0096-maker-connections': makerConnections,
  '0096-spending-by-purpose': spendingByPurpose,
  '0097-chat-pictures': chatPictures,
  '0098-study-materials': studyMaterials,
  '0099-closed-study-materials': closedStudyMaterials,
  '0100-conversation-documents': conversationDocuments,
  '0101-readings': readings,
  '0103-question-difficulty': questionDifficulty,
  '0104-text-of-scans': textOfScans,
  '0105-removed-works': removedWorks,
  '0106-templates': templates,
  '0107-scan-waits': scanWaits,
  '0108-clean-copies': cleanCopies,
  '0109-page-structure': pageStructure,
  '0110-removals-in-audit': removalsInAudit,
  '0111-erased-by-previous-release': erasedByPreviousRelease,
};

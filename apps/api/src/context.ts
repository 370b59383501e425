import type { NeedsCare } from '@aw/care';
import type { ChangeListener, Database, ReplicaHealth } from '@aw/db';
import type { Synonyms } from '@aw/db/search';
import type { CredentialIssuer } from './adapters/credentials/credential-issuer';
import type { FileStore } from './adapters/files/file-store';
import type { MailTransport } from './adapters/mail/mail-transport';
import type { ExcerptReader } from './adapters/pages/excerpts/open-excerpt-reader';
import type { ImageReader } from './adapters/pages/images/open-image-reader';
import type { TextRecogniser } from './adapters/pages/ocr/open-text-recogniser';
import type { PaymentProvider } from './adapters/payments/payment-provider';
import type { Scanner } from './adapters/scanner/scanner';
import type { Config } from './config/config';
import type { Jobs } from './jobs/jobs';
import type { Ai } from './modules/ai/open-ai';
import type { PageComparer } from './modules/documents/originality/page-comparer';
import type { MailTemplates } from './modules/mail-templates';
import type { NotificationWatch } from './modules/notifications/notification-watch';
import type { OrderSettlement } from './modules/orders/order-settlement';
import type { Limits } from './server/limits/limits';
import type { Passwords } from './server/security/password-hash';
import type { SessionCache } from './server/sessions/session-cache';
import type { ItemFileReader } from './workers/item-files/item-file-reader';
import type { LanguageDetector } from './workers/languages/language-detector';
import type { PdfRenderer } from './workers/pdf/pdf-renderer';
import type { RichTextCompiler } from './workers/rich-text/rich-text-compiler';
import type { Caller } from './workers/turn-queue';
import type { TutorChecker } from './workers/tutor-checks/tutor-checker';
import type { WordMeanings } from './workers/word-meanings/word-meanings';

export type { MailTemplates };

/** Services and connections that every operation may use. */
export type Context = {
  db: Database;
  /**
   * Database for lists and search: the replica if it is configured and healthy, with a short statement timeout. Never
   * used to decide permissions, money or limits.
   */
  readDb: Database;
  /** Health of the replica. Undefined if none is configured. */
  replica: ReplicaHealth | undefined;
  /**
   * Database that fills the caches of this process, with the same timeout: the primary, because it has every
   * announced commit.
   */
  cacheDb: Database;
  /** Announces commits of all processes, so that cached values are removed. */
  changes: ChangeListener;
  sessions: SessionCache;
  /** Returns the words that staff made synonyms, from a cache of this process. */
  synonyms: () => Promise<Synonyms>;
  /** Notifies the open streams of this process of new notifications. */
  notifications: NotificationWatch;
  files: FileStore;
  /** Scans files of people for viruses. Null if no scanner is configured. */
  scanner: Scanner | null;
  mail: MailTransport;
  /** Loads the templates of all mails, and React with them. Here, because the module of mail imports no other. */
  loadMailTemplates: () => Promise<MailTemplates>;
  /** Card payments. Null if they are not configured. */
  payments: PaymentProvider | null;
  /** Ends payments of an order and refunds them. Here, because the module of payments imports that of orders. */
  settlement: OrderSettlement<Context>;
  /** Tells whether a message may be one of a person in danger. */
  needsCare: NeedsCare;
  /** Signs credentials of passed quizzes with a key of this site. */
  credentials: CredentialIssuer;
  /** The model that answers questions and creates quizzes, with its settings. */
  ai: Ai;
  /** Draws PDFs such as receipts in separate threads. */
  pdf: PdfRenderer;
  /** Compiles people's texts in separate threads. */
  richText: RichTextCompiler;
  /** Reads authors' files of questions in a separate thread. */
  itemFiles: ItemFileReader;
  /** Detects the languages of documents in a separate thread. */
  languages: LanguageDetector;
  /** Finds in a separate thread the passages that two documents share. */
  comparer: PageComparer;
  /** Checks in a separate thread what a tutor says. */
  tutorChecker: TutorChecker;
  /** Looks up synonyms of English words in a separate thread. */
  wordMeanings: WordMeanings;
  /** Re-encodes uploaded images in a child process. */
  images: ImageReader;
  /** Reads the text of pictures in a child process. */
  ocr: TextRecogniser;
  /** Reads the beginnings of documents that are not published yet, in a child process. */
  excerpts: ExcerptReader;
  jobs: Jobs;
  limits: Limits;
  passwords: Passwords;
  config: Config;
  /** The server's secret, from which a key is derived for each purpose. */
  secret: string;
  now: () => Date;
  /** Group whose turn it is in the queues of this process. Undefined for work of the site itself. */
  caller?: Caller;
  /** The sender's network (`server/network.ts`), which may use only a share of some limits. */
  network?: string | undefined;
};

/** Context of an operation that includes the caller's network. Undefined if staff or the site itself act. */
export type NetworkContext = Context & { network: string | undefined };

/** Context of an operation for a visitor, with or without a session. */
export type VisitorContext = Context & { userId: string | undefined };

/** Context of an operation for a signed-in person. */
export type UserContext = NetworkContext & { userId: string };

/** Context of an operation for staff. */
export type StaffContext = NetworkContext & {
  admin: { id: string; username: string; email: string; role: string };
};

import type { ChangeListener, Database, ReplicaHealth } from '@aw/db';
import type { CredentialIssuer } from './adapters/credentials/credential-issuer';
import type { FileStore } from './adapters/files/file-store';
import type { MailTransport } from './adapters/mail/mail-transport';
import type { ImageReader } from './adapters/pages/images/open-image-reader';
import type { PaymentProvider } from './adapters/payments/payment-provider';
import type { Config } from './config/config';
import type { Jobs } from './jobs/jobs';
import type { Ai } from './modules/ai/open-ai';
import type { NotificationWatch } from './modules/notifications/notification-watch';
import type { OrderSettlement } from './modules/orders/order-settlement';
import type { Limits } from './server/limits/limits';
import type { Passwords } from './server/security/password-hash';
import type { SessionCache } from './server/sessions/session-cache';
import type { ItemFileReader } from './workers/item-files/item-file-reader';
import type { PdfRenderer } from './workers/pdf/pdf-renderer';
import type { RichTextCompiler } from './workers/rich-text/rich-text-compiler';
import type { Caller } from './workers/turn-queue';

/** What every verb may use. */
export type Context = {
  db: Database;
  /** Lists and search: a replica where one is configured and well, with a short statement timeout. Never what decides rights, money or limits. */
  readDb: Database;
  /** How that replica is; undefined where none is configured. */
  replica: ReplicaHealth | undefined;
  /** What fills this process's caches: the primary, which has every commit that is told of, with the same timeout. */
  cacheDb: Database;
  /** Tells of commits, whoever made them, so that what this process keeps of them goes. */
  changes: ChangeListener;
  sessions: SessionCache;
  /** Tells the open streams of this process of new notifications. */
  notifications: NotificationWatch;
  files: FileStore;
  mail: MailTransport;
  /** Card payments; null where they are not set up. */
  payments: PaymentProvider | null;
  settlement: OrderSettlement<Context>;
  /** Signs credentials of passed quizzes, with a key of this site's own. */
  credentials: CredentialIssuer;
  /** What answers questions, and makes answers. */
  ai: Ai;
  /** Draws receipts and the like on threads of their own. */
  pdf: PdfRenderer;
  /** Compiles what people write, on threads of their own. */
  richText: RichTextCompiler;
  /** Reads authors' files of questions, on a thread of its own. */
  itemFiles: ItemFileReader;
  /** Draws uploaded images anew, in a child process. */
  images: ImageReader;
  jobs: Jobs;
  limits: Limits;
  passwords: Passwords;
  config: Config;
  /** The server's secret; keys are derived from it, one per purpose. */
  secret: string;
  now: () => Date;
  /** Whose turn it is in the queues of this process; undefined for work that the site does by itself. */
  caller?: Caller;
  /** The sender's network (`server/place.ts`), which may take only a share of some limits. */
  place?: string | undefined;
};

/** A verb's context that says from where it was called; undefined when staff or the site itself act. */
export type PlacedContext = Context & { place: string | undefined };

/** An operation's context when a visitor acts, with or without a session. */
export type VisitorContext = Context & { userId: string | undefined };

/** A verb's context when a person acts. */
export type UserContext = PlacedContext & { userId: string };

/** A verb's context when staff act. */
export type StaffContext = PlacedContext & {
  admin: { id: string; username: string; email: string; role: string };
};

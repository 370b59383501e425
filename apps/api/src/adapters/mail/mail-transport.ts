export type OutgoingMail = {
  id: string;
  to: string;
  from: string;
  subject: string;
  html: string;
  text: string;
  /** Address for replies. The default is the sender. */
  replyTo?: string;
  /** URL that unsubscribes from this kind of mail with one POST (RFC 8058). */
  unsubscribeUrl?: string;
};

/** Delivery of mail: a folder on this machine, or a server. */
export type MailTransport = {
  /** Delivers one message. Throws if it was not accepted, and MailRefusedError if it never will be. */
  send(mail: OutgoingMail): Promise<void>;
  close(): Promise<void>;
};

/** Thrown by `send` if sending the same message again cannot succeed. */
export class MailRefusedError extends Error {
  readonly code = 'mail_refused';

  constructor(message: string) {
    super(message);
    this.name = 'MailRefusedError';
  }
}

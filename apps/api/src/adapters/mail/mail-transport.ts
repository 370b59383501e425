export type OutgoingMail = {
  id: string;
  to: string;
  from: string;
  subject: string;
  html: string;
  text: string;
  /** Where an answer goes; without it to the sender. */
  replyTo?: string;
  /** Address that turns this kind of mail off with one POST (RFC 8058). */
  unsubscribeUrl?: string;
};

/** Where mail goes: a folder on this machine, or a server. */
export type MailTransport = {
  /** Hands one message over; throws when it was not taken, and MailRefusedError when it never will be. */
  send(mail: OutgoingMail): Promise<void>;
  close(): Promise<void>;
};

/** Thrown by `send` when sending the same message again is of no use. */
export class MailRefusedError extends Error {
  readonly code = 'mail_refused';

  constructor(message: string) {
    super(message);
    this.name = 'MailRefusedError';
  }
}

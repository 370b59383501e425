import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A message that the server accepted. */
export type TakenMail = { from: string; to: string[]; email: Email; raw: string };

/** Starts a real mail server on this machine. `refuse` answers a recipient, a message or a sender with that status. */
export async function startSmtpPeer(refuse: { rcpt?: number; data?: number; from?: number } = {}) {
  const taken: TakenMail[] = [];
  const fail = (status: number | undefined) =>
    status === undefined ? null : Object.assign(new Error(`said ${status}`), { responseCode: status });
  const options: SMTPServerOptions = {
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) => done(fail(refuse.from)),
    onRcptTo: (_address, _session, done) => done(fail(refuse.rcpt)),
    onData: (stream, session, done) => {
      const { mailFrom, rcptTo } = session.envelope;
      text(stream)
        .then(async (raw) => {
          const error = fail(refuse.data);
          if (!error)
            taken.push({
              from: mailFrom ? mailFrom.address : '',
              to: rcptTo.map(({ address }) => address),
              email: await PostalMime.parse(raw),
              raw,
            });
          done(error);
        })
        .catch(done);
    },
  };
  const server = new SMTPServer(options);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A listening TCP server has an address with a port.
  const { port } = server.server.address() as AddressInfo;
  const stop = () => new Promise<void>((resolve) => server.close(resolve));
  return { taken, refuse, url: `smtp://127.0.0.1:${port}`, stop };
}

/** Returns the headers of a message, keyed by name in lower case. */
export const headersOf = (email: Email | undefined) =>
  Object.fromEntries((email?.headers ?? []).map(({ key, value }) => [key, value]));

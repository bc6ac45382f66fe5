import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

/** A real SMTP server on loopback that keeps what it takes. */
export interface MailServer {
  port: number;
  /** Each mail as it came over the line: headers, a blank line, the text. */
  mails: string[];
  /** The server dies while it reads the mail after so many, which is lost to it; resolves when it has. */
  dieAfter(count: number): Promise<void>;
  /** Mails that it will refuse, with a 550, for what they hold. */
  refuse: RegExp | null;
  revive(): Promise<void>;
}

export async function listenAsMailServer(): Promise<MailServer> {
  const mails: string[] = [];
  let diesAfter = Infinity;
  let hasDied = () => undefined;
  let server = await listen(0);

  async function listen(port: number): Promise<SMTPServer> {
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      // A connection that ends in the middle of a mail has nobody to tell.
      onData: (stream, _session, done) => void take(stream, done).catch(() => undefined),
    });
    // Clients that hang up while it dies.
    smtp.on('error', () => undefined);
    await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve));
    return smtp;
  }

  async function take(stream: SMTPServerDataStream, done: (error?: Error | null) => void) {
    const mail = await text(stream);
    if (mails.length >= diesAfter) return die();
    if (mailServer.refuse?.test(mail)) {
      return done(Object.assign(new Error('Not here'), { responseCode: 550 }));
    }
    mails.push(mail);
    done();
  }

  function die() {
    server.close();
    for (const connection of server.connections) connection.close();
    hasDied();
  }

  const { port } = server.server.address() as AddressInfo;
  const mailServer: MailServer = {
    port,
    mails,
    refuse: null,
    dieAfter(count) {
      diesAfter = mails.length + count;
      return new Promise((resolve) => (hasDied = () => void resolve()));
    },
    async revive() {
      diesAfter = Infinity;
      server = await listen(port);
    },
  };
  return mailServer;
}

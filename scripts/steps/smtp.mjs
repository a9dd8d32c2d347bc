import { once } from 'node:events';
import { createServer } from 'node:http';

const HOST = '127.0.0.1';

/**
 * A mail server outside the shop. It has mailboxes, each with an SMTP port that can close
 * and open again. Tests create and read mailboxes over HTTP (test/support/remote-mailbox.ts).
 */
export async function startSmtp() {
  const boxes = new Map();
  const newBox = async () => {
    const box = await Box.open();
    boxes.set(String(box.port), box);
    return box;
  };
  const answers = {
    'POST box': newBox,
    'GET mails': (box) => box.mails,
    'PUT listener': (box) => box.listen(),
    'DELETE listener': (box) => box.shut(),
    'DELETE box': async (box) => {
      boxes.delete(String(box.port));
      await box.shut();
    },
  };
  const server = createServer(async (request, response) => {
    const [, what, of] = request.url.split('/');
    const answer = await answers[`${request.method} ${what}`]?.(boxes.get(of));
    // A kept connection may close just as it is used again.
    const headers = { 'content-type': 'application/json', connection: 'close' };
    response.writeHead(200, headers).end(JSON.stringify(answer ?? null));
  });
  await once(server.listen(0, HOST), 'listening');
  const shared = await newBox();
  return {
    url: shared.smtpUrl,
    api: `http://${HOST}:${server.address().port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await Promise.all([...boxes.values()].map((box) => box.shut()));
    },
  };
}

/** The emails received on one port, newest first, duplicates included. */
class Box {
  mails = [];
  port = 0;
  #server;

  static async open() {
    const box = new Box();
    await box.listen();
    return box;
  }

  get smtpUrl() {
    return `smtp://${HOST}:${this.port}`;
  }

  toJSON() {
    return { id: String(this.port), smtpUrl: this.smtpUrl };
  }

  async listen() {
    // Imported after the packages are installed, since it is one of them.
    const { SMTPServer } = await import('smtp-server');
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      closeTimeout: 100,
      onData: (stream, { envelope }, answer) => {
        this.#keep(stream, envelope).then(() => answer(), answer);
      },
    });
    // A killed shop disconnects in the middle.
    this.#server.on('error', () => undefined);
    this.#server.listen(this.port, HOST);
    await once(this.#server.server, 'listening');
    this.port = this.#server.server.address().port;
  }

  /** Stops listening. */
  async shut() {
    const server = this.#server;
    this.#server = undefined;
    if (server) await new Promise((done) => server.close(done));
  }

  async #keep(stream, { rcptTo }) {
    const { default: PostalMime } = await import('postal-mime');
    const {
      subject = '',
      messageId,
      text,
      html,
      headers,
    } = await PostalMime.parse(Buffer.concat(await stream.toArray()));
    this.mails.unshift({
      to: rcptTo.map(({ address }) => address).join(', '),
      ...{ subject, messageId, text, html },
      headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
    });
  }
}

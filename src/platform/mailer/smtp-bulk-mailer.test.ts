import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { loadEnv } from '../../config/env.js';
import { TransientError } from '../../kernel/transient-error.js';
import { SmtpBulkMailer } from './smtp-bulk-mailer.js';

const EMAIL = {
  sendId: '1',
  to: 'ada@example.com',
  fromName: 'Iron & Oak',
  subject: 'Hello',
  text: 'Hello',
  html: 'Hello',
  headers: { 'List-Unsubscribe': '<x:y>' },
};

const refusal = (responseCode: number) => Object.assign(new Error('No.'), { responseCode });

async function withServer<Result>(
  options: SMTPServerOptions,
  work: (mailer: SmtpBulkMailer) => Promise<Result>,
  sockets: Socket[] = [],
): Promise<Result> {
  const server = new SMTPServer({ disabledCommands: ['STARTTLS'], authOptional: true, ...options });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => sockets.push(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const env = loadEnv({ SMTP_URL: `smtp://shop:secret@127.0.0.1:${port}` });
  try {
    return await work(new SmtpBulkMailer(env));
  } finally {
    await new Promise<void>((resolve) => server.close(resolve));
  }
}

const allowed: SMTPServerOptions['onAuth'] = (_auth, _session, done) =>
  done(null, { user: 'shop' });

it('sends several emails over one connection, each with its headers', async () => {
  const received: string[] = [];
  let connections = 0;
  const options: SMTPServerOptions = {
    onAuth: allowed,
    onConnect: (_session, done) => {
      connections++;
      done();
    },
    onData: (stream, _session, done) => {
      let text = '';
      stream.on('data', (part: Buffer) => (text += part.toString()));
      stream.on('end', () => {
        received.push(text);
        done();
      });
    },
  };
  await withServer(options, async (mailer) => {
    const connection = await mailer.open();
    for (let n = 0; n < 3; n++) {
      expect(await connection.deliver(EMAIL)).toEqual({ outcome: 'accepted' });
    }
    connection.close();
  });
  expect([received.length, connections]).toEqual([3, 1]);
  expect(received[0]).toContain('List-Unsubscribe: <x:y>');
  expect(received[0]).toContain('Message-ID: <1@localhost>');
});

it.each<[string, SMTPServerOptions, string]>([
  ['an unknown reader', { onRcptTo: (_to, _session, done) => done(refusal(550)) }, 'refused'],
  ['a full mailbox', { onRcptTo: (_to, _session, done) => done(refusal(452)) }, 'postponed'],
  [
    'a text it does not like',
    {
      onData: (stream, _session, done) => void stream.resume().on('end', () => done(refusal(554))),
    },
    'refused',
  ],
])('says of %s what the server said', async (_what, options, outcome) => {
  await withServer({ onAuth: allowed, ...options }, async (mailer) => {
    const connection = await mailer.open();
    expect(await connection.deliver(EMAIL)).toMatchObject({
      outcome,
      reason: expect.stringContaining('No.') as unknown,
    });
    connection.close();
  });
});

/** As a server does that dies. */
const cut = (sockets: readonly Socket[]) => sockets.forEach((socket) => socket.destroy());

it('does not know of an email whose connection broke after it was handed over', async () => {
  const sockets: Socket[] = [];
  const onData: SMTPServerOptions['onData'] = (stream) => {
    stream.resume().on('end', () => cut(sockets));
  };
  const deliver = async (mailer: SmtpBulkMailer) => (await mailer.open()).deliver(EMAIL);
  expect(await withServer({ onAuth: allowed, onData }, deliver, sockets)).toMatchObject({
    outcome: 'unknown',
  });
});

it('knows that the server did not get an email before it asked for its text', async () => {
  const sockets: Socket[] = [];
  const onRcptTo: SMTPServerOptions['onRcptTo'] = () => cut(sockets);
  const deliver = async (mailer: SmtpBulkMailer) => (await mailer.open()).deliver(EMAIL);
  const delivering = withServer({ onAuth: allowed, onRcptTo }, deliver, sockets);
  await expect(delivering).rejects.toThrow(TransientError);
});

it.each<[string, SMTPServerOptions]>([
  ['lets nobody in', { onAuth: (_auth, _session, done) => done(refusal(535)) }],
  ['greets with no', { onConnect: (_session, done) => done(refusal(554)) }],
])('a server that %s is away', async (_what, options) => {
  await withServer(options, async (mailer) => {
    await expect(mailer.open()).rejects.toThrow(TransientError);
  });
});

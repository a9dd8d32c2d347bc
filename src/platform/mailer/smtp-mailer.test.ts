import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { loadEnv } from '../../config/env.js';
import { TransientError } from '../../kernel/transient-error.js';
import { SmtpMailer } from './smtp-mailer.js';

const MAIL = {
  sendId: '1',
  to: 'ada@example.com',
  fromName: 'Iron & Oak',
  subject: 'Hello',
  text: 'Hello',
  html: 'Hello',
};

const refusal = (responseCode: number) => Object.assign(new Error('No.'), { responseCode });

/** Sends an email to such a server. Resolves to the error, or undefined where it is accepted. */
async function sendTo(server: SMTPServerOptions, email = MAIL): Promise<unknown> {
  const peer = new SMTPServer({ disabledCommands: ['STARTTLS'], authOptional: true, ...server });
  peer.on('error', () => undefined);
  await new Promise<void>((resolve) => peer.listen(0, '127.0.0.1', resolve));
  const { port } = peer.server.address() as AddressInfo;
  const mailer = new SmtpMailer(loadEnv({ SMTP_URL: `smtp://shop:secret@127.0.0.1:${port}` }));
  try {
    return await mailer.send(email).catch((error: unknown) => error);
  } finally {
    mailer.onApplicationShutdown();
    await new Promise<void>((resolve) => peer.close(resolve));
  }
}

const allowed: SMTPServerOptions['onAuth'] = (_auth, _session, done) =>
  done(null, { user: 'shop' });

describe('an email that the server', () => {
  it('takes is sent', async () => {
    let received = '';
    const onData: SMTPServerOptions['onData'] = (stream, _session, done) => {
      stream.on('data', (part: Buffer) => (received += part.toString()));
      stream.on('end', () => done());
    };
    expect(await sendTo({ onAuth: allowed, onData })).toBeUndefined();
    expect(received).toContain('From: "Iron & Oak" <shop@vigor.test>');
  });

  it.each(['x\u3000victim@example.com', 'x,victim@example.com'])(
    'gets for %j goes to nobody else',
    async (to) => {
      const recipients: string[] = [];
      const onRcptTo: SMTPServerOptions['onRcptTo'] = ({ address }, _session, done) => {
        recipients.push(address);
        done();
      };
      await sendTo({ onAuth: allowed, onRcptTo }, { ...MAIL, to });
      expect(recipients).not.toContain('victim@example.com');
    },
  );

  it.each<[string, SMTPServerOptions]>([
    ['lets nobody in for', { onAuth: (_auth, _session, done) => done(refusal(535)) }],
    ['greets with no', { onConnect: (_session, done) => done(refusal(554)) }],
    [
      'takes from another sender only',
      { onAuth: allowed, onMailFrom: (_from, _session, done) => done(refusal(553)) },
    ],
    ['puts off', { onAuth: allowed, onRcptTo: (_to, _session, done) => done(refusal(450)) }],
  ])('%s is tried for days', async (_what, server) => {
    expect(await sendTo(server)).toBeInstanceOf(TransientError);
  });

  it.each<[string, SMTPServerOptions]>([
    [
      'knows no such reader of',
      { onAuth: allowed, onRcptTo: (_to, _session, done) => done(refusal(550)) },
    ],
    [
      'refuses for what it says',
      {
        onAuth: allowed,
        onData: (stream, _session, done) => {
          stream.resume().on('end', () => done(refusal(554)));
        },
      },
    ],
  ])('%s is given up soon', async (_what, server) => {
    const error = await sendTo(server);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(TransientError);
  });
});

import type { IncomingMessage, ServerResponse } from 'node:http';
import { EmailStore } from './email-store.js';
import { listPage, emailPage, missingPage } from './pages.js';
import { SmtpServer } from './smtp-server.js';

export interface MailboxOptions {
  /** The folder that the emails are kept in; made when absent. One process at a time. */
  readonly stateDir: string;
  /** Of the SMTP server; 0, the default, takes a free one. */
  readonly port?: number;
  readonly host?: string;
}

export interface Mailbox {
  /** Such as `smtp://127.0.0.1:41235`; takes any sender, without TLS or a password. */
  readonly smtpUrl: string;
  /** `/dev/mail` (the list, `?to=`, `?id=` for one) and `/dev/mail.json?to=`, for the shop to mount. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** For tests: refuses the next `count` emails with an SMTP status, 451 unless told. */
  refuseNext(count: number, status?: number): void;
  /** For tests: refuses connections until `comeBack`. */
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a mailbox: a real SMTP server that stores what it receives, and pages to read it. */
export async function startMailbox(options: MailboxOptions): Promise<Mailbox> {
  const { host = '127.0.0.1' } = options;
  const store = new EmailStore(options.stateDir);
  const server = new SmtpServer(store, host, options.port ?? 0);
  await server.open();
  return {
    smtpUrl: `smtp://${host}:${server.port}`,
    handle: (request, response) => answer(store, request, response),
    refuseNext: (count, status) => server.refuseNext(count, status),
    goAway: () => server.close(),
    comeBack: () => server.open(),
    async close() {
      await server.close();
      store.close();
    },
  };
}

/** Emails are strangers' HTML: nothing in them runs, and the frame they are in inherits this. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: http: https:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

function answer(store: EmailStore, request: IncomingMessage, response: ServerResponse): void {
  const send = (status: number, type: string, body: string) => {
    response.writeHead(status, {
      'content-type': type,
      'cache-control': 'no-store',
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
  const html = (status: number, body: string) => send(status, 'text/html; charset=utf-8', body);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD');
    send(405, 'text/plain; charset=utf-8', 'Emails can only be read here.\n');
    return;
  }
  const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const pathname = path.replace(/\/$/, '');
  const to = searchParams.get('to');
  if (pathname === '/dev/mail.json') {
    const emails = store.list(to).map(({ to, subject, messageId, text, html, headers }) => ({
      to,
      subject,
      messageId,
      text,
      html,
      headers,
    }));
    send(200, 'application/json; charset=utf-8', JSON.stringify(emails));
    return;
  }
  const id = searchParams.get('id');
  if (id === null && pathname === '/dev/mail') {
    html(200, listPage(store.list(to), to ?? ''));
    return;
  }
  const email = pathname === '/dev/mail' ? store.get(Number(id)) : undefined;
  html(email ? 200 : 404, email ? emailPage(email) : missingPage());
}

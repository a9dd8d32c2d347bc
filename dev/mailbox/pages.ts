import type { StoredEmail } from './stored-email.js';

const STYLE = `
  body { margin: 0 auto; max-width: 960px; padding: 24px 16px 64px; font: 16px/1.5 system-ui, sans-serif; color: #0e1113; }
  h1 { font-size: 28px; line-height: 1.2; margin: 16px 0; overflow-wrap: anywhere; }
  h2 { font-size: 18px; margin: 32px 0 8px; }
  a { color: #1f5fbf; }
  a:focus-visible, input:focus-visible, button:focus-visible { outline: 3px solid #1f5fbf; outline-offset: 2px; }
  form { display: flex; flex-wrap: wrap; gap: 8px; align-items: end; margin: 16px 0; }
  label { display: grid; gap: 4px; flex: 1 1 240px; }
  input, button { font: inherit; min-height: 44px; padding: 0 12px; border: 1px solid #56616b; border-radius: 8px; background: #fff; color: inherit; }
  ul { list-style: none; margin: 0; padding: 0; border-top: 1px solid #dfe3e0; }
  li { border-bottom: 1px solid #dfe3e0; }
  li a { display: grid; gap: 2px; padding: 12px 4px; text-decoration: none; color: inherit; overflow-wrap: anywhere; }
  li a:hover strong { text-decoration: underline; }
  small, dt { color: #56616b; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 0; }
  dd { margin: 0; overflow-wrap: anywhere; }
  iframe { box-sizing: border-box; width: 100%; height: 70vh; border: 1px solid #dfe3e0; border-radius: 8px; background: #fff; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 16px; background: #f4f5f2; border-radius: 8px; }
`;

const SHOWN = 100;

/** The list, newest first. */
export function listPage(emails: readonly StoredEmail[], to: string): string {
  const items = emails.slice(0, SHOWN).map(
    (
      email,
    ) => `<li><a href="?id=${email.id}"><strong>${escape(email.subject || '(no subject)')}</strong>
<span>${escape(email.to)}</span><small>${when(email)}</small></a></li>`,
  );
  const count = emails.length === 1 ? '1 email' : `${emails.length} emails`;
  const shown = emails.length > SHOWN ? `, the newest ${SHOWN} of them below` : '';
  return page(
    'Mailbox',
    `<h1>Mailbox</h1>
<p>Emails that the shop has sent. They leave this machine only with SMTP_URL.</p>
<form method="get" role="search">
<label>To <input type="email" name="to" value="${escape(to)}" autocomplete="off"></label>
<button>Filter</button></form>
<p role="status">${count}${shown}</p>
<ul>${items.join('\n')}</ul>`,
  );
}

/** One email. Its HTML is sandboxed in a frame without scripts; its links open in a new tab. */
export function emailPage(email: StoredEmail): string {
  const frame = `<base target="_blank">${email.html}`;
  const html = email.html
    ? `<h2>As HTML</h2><iframe title="The email" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escape(frame)}"></iframe>`
    : '';
  return page(
    email.subject,
    `<p><a href="/dev/mail">All emails</a></p>
<h1>${escape(email.subject || '(no subject)')}</h1>
<dl><dt>To</dt><dd>${escape(email.to)}</dd><dt>From</dt><dd>${escape(email.from)}</dd>
<dt>Sent</dt><dd>${when(email)}</dd><dt>Message-ID</dt><dd>${escape(email.messageId)}</dd></dl>
${html}<h2>As text</h2><pre tabindex="0">${escape(email.text)}</pre>`,
  );
}

export function missingPage(): string {
  return page(
    'Not found',
    '<h1>That email is not here</h1><p><a href="/dev/mail">All emails</a></p>',
  );
}

function page(title: string, main: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escape(title)}</title><style>${STYLE}</style></head><body><main>${main}</main></body></html>`;
}

const when = (email: StoredEmail) =>
  `<time datetime="${email.at}">${email.at.slice(0, 10)} ${email.at.slice(11, 19)} UTC</time>`;

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

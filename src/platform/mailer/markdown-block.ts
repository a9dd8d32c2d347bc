import type { EmailBlock } from './email-block.js';
import { plainTextOf } from '../markdown/plain-text.js';
import { type MarkdownTag, sanitizedMarkdown } from '../markdown/sanitized-markdown.js';

const text = 'font-size:16px;line-height:25px';
const cell = 'padding:6px 10px;border:1px solid #DFE3E0;text-align:left';

/** Email clients read inline styles only. */
const STYLES: Readonly<Partial<Record<MarkdownTag, string>>> = {
  h1: 'margin:0 0 14px;font-size:26px;line-height:31px;font-weight:800',
  h2: 'margin:24px 0 12px;font-size:21px;line-height:27px;font-weight:800',
  h3: 'margin:20px 0 10px;font-size:18px;line-height:24px;font-weight:700',
  h4: 'margin:18px 0 8px;font-size:16px;line-height:22px;font-weight:700',
  p: `margin:0 0 18px;${text}`,
  ul: `margin:0 0 18px;padding-left:24px;${text}`,
  ol: `margin:0 0 18px;padding-left:24px;${text}`,
  li: 'margin:0 0 6px',
  blockquote: 'margin:0 0 18px;padding:0 0 0 14px;border-left:3px solid #DFE3E0;color:#56616B',
  a: 'color:#0E1113;text-decoration:underline',
  img: 'display:block;max-width:100%;height:auto;border:0;border-radius:10px',
  hr: 'margin:24px 0;border:0;border-top:1px solid #DFE3E0',
  code: 'font-family:Menlo,Consolas,monospace;font-size:14px',
  pre: 'margin:0 0 18px;padding:12px;background:#F4F5F2;border-radius:8px;white-space:pre-wrap',
  table: `margin:0 0 18px;border-collapse:collapse;${text}`,
  th: cell,
  td: cell,
};

/**
 * Markdown of staff as a part of an email: safe HTML, and the same as plain text. Paths of the shop become
 * addresses below `shopUrl`.
 * @throws InvalidInput at `body` for a text that is nested too deeply
 */
export function markdownBlock(markdown: string, shopUrl: string): EmailBlock {
  const absolute = (address = '') => (/^\/(?!\/)/.test(address) ? shopUrl + address : address);
  const html = sanitizedMarkdown(markdown, {
    field: 'body',
    attributesOf: (tag, written): Record<string, string> => ({
      ...(STYLES[tag] && { style: STYLES[tag] }),
      ...(tag === 'a' && { href: absolute(written.href) }),
      ...(tag === 'img' && { src: absolute(written.src), alt: written.alt ?? '' }),
      ...(tag === 'ol' && written.start && { start: written.start }),
    }),
  });
  return { kind: 'markup', html, text: plainTextOf(html, 'body') };
}

import type { EmailBlock, EmailContent, EmailLine, EmailSender } from './email-block.js';

const INK = '#0E1113';
const STEEL = '#56616B';
const LINE = '#DFE3E0';
const MIST = '#F4F5F2';
const VOLT = '#C8F031';
/** Fills the preview of email clients, so that it does not continue into the body. */
const BLANK = '&#847;&zwnj;&nbsp;'.repeat(60);
const FONT = "font-family:'Helvetica Neue',Helvetica,Arial,sans-serif";

/** Renders an email as HTML, with tables and inline styles, as email clients need it. */
export function renderHtml(content: EmailContent, shop: EmailSender): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light"><meta name="supported-color-schemes" content="light"><title>${safe(content.subject)}</title></head>
<body bgcolor="${MIST}" style="margin:0;background:${MIST};${FONT};color:${INK};overflow-wrap:anywhere">
<div style="display:none;max-height:0;overflow:hidden">${safe(content.preview)}${BLANK}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="${MIST}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="#FFFFFF" style="max-width:600px;background:#FFFFFF;border-radius:14px;overflow:hidden">
<tr><td bgcolor="${INK}" style="background:${INK};padding:22px 28px"><a href="${safe(shop.url)}" style="color:#FFFFFF;text-decoration:none;font-size:22px;font-weight:900;letter-spacing:3px;text-transform:uppercase">${safe(shop.name)}</a></td></tr>
<tr><td style="padding:28px">${content.blocks.map(htmlOf).join('\n')}</td></tr>
<tr><td style="padding:20px 28px;border-top:1px solid ${LINE};font-size:13px;line-height:20px;color:${STEEL}">${supportOf(shop)}${safe(content.reason)}<br><a href="${safe(shop.url)}" style="color:${STEEL}">${safe(shop.url.replace(/^https?:\/\//, ''))}</a>${shop.contact.map((line) => `<br>${safe(line)}`).join('')}</td></tr>
</table></td></tr></table></body></html>
`;
}

function htmlOf(block: EmailBlock): string {
  switch (block.kind) {
    case 'heading':
      return `<h1 style="margin:0 0 14px;font-size:26px;line-height:31px;font-weight:800">${safe(block.text)}</h1>`;
    case 'paragraph':
      return `<p style="margin:0 0 18px;font-size:16px;line-height:25px">${lines(block.text)}</p>`;
    case 'button':
      return `<p style="margin:0 0 24px"><a href="${safe(block.url)}" style="display:inline-block;background:${VOLT};color:${INK};font-weight:700;font-size:16px;text-decoration:none;padding:14px 26px;border-radius:14px">${safe(block.label)}</a></p>`;
    case 'link':
      return `<p style="margin:0 0 18px;font-size:15px;line-height:23px;color:${STEEL}">${safe(block.text)} <a href="${safe(block.url)}" style="color:${INK}">${safe(block.label)}</a></p>`;
    case 'lines':
      return table(
        block.rows.map(
          (row) =>
            `${block.rows.some(({ image }) => image) ? imageCell(row) : ''}<td valign="top" style="padding:12px 0;border-bottom:1px solid ${LINE};font-size:15px;line-height:21px"><strong>${safe(row.title)}</strong><br><span style="color:${STEEL}">${safe(row.detail)}</span></td>
<td align="right" valign="top" style="padding:12px 0 12px 16px;border-bottom:1px solid ${LINE};font-size:15px;white-space:nowrap">${safe(row.amount)}</td>`,
        ),
      );
    case 'facts':
      return table(
        block.rows.map(
          ([label, value]) =>
            `<td style="padding:4px 0;font-size:15px;color:${STEEL}">${safe(label)}</td>
<td align="right" style="padding:4px 0 4px 16px;font-size:15px;font-weight:700">${safe(value)}</td>`,
        ),
      );
    case 'total':
      return table([
        `<td style="padding:14px 0 0;border-top:2px solid ${INK};font-size:18px;font-weight:800">${safe(block.label)}</td>
<td align="right" style="padding:14px 0 0 16px;border-top:2px solid ${INK};font-size:18px;font-weight:800;white-space:nowrap">${safe(block.amount)}</td>`,
      ]);
    case 'address':
      return `<p style="margin:0 0 6px;font-size:13px;font-weight:700;color:${STEEL}">${safe(block.title)}</p>
<p style="margin:0 0 20px;font-size:15px;line-height:23px">${block.lines.map(safe).join('<br>')}</p>`;
    case 'markup':
      return block.html;
    case 'quote':
      return `<p style="margin:0 0 6px;font-size:13px;font-weight:700;color:${STEEL}">${safe(block.title)}</p>
<blockquote style="margin:0 0 20px;padding:0 0 0 14px;border-left:3px solid ${LINE};font-size:15px;line-height:23px;color:${STEEL}">${lines(block.text)}</blockquote>`;
  }
}

/** The title beside it names what it shows. */
function imageCell({ image }: EmailLine): string {
  const shown = image
    ? `<img src="${safe(image)}" alt="" width="64" height="64" style="display:block;width:64px;height:64px;border-radius:8px;object-fit:cover">`
    : '';
  return `<td width="64" valign="top" style="padding:12px 16px 12px 0;border-bottom:1px solid ${LINE}">${shown}</td>\n`;
}

const lines = (text: string): string => safe(text).replaceAll('\n', '<br>');

function supportOf({ support }: EmailSender): string {
  if (!support) return '';
  const link = `<a href="mailto:${safe(support)}" style="color:${INK}">${safe(support)}</a>`;
  return `Questions? Reply to this email, or write to ${link}.<br>`;
}

function table(rows: readonly string[]): string {
  const body = rows.map((row) => `<tr>${row}</tr>`).join('\n');
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px">${body}</table>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML elements and attributes. */
function safe(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

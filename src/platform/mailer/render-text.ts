import type { EmailBlock, EmailContent, EmailSender } from './email-block.js';

/** The plain text beside the HTML of an email, with the same blocks in the same order. */
export function renderText(content: EmailContent, shop: EmailSender): string {
  const parts = content.blocks.map(textOf);
  const support = shop.support
    ? [`Questions? Reply to this email, or write to ${shop.support}.`]
    : [];
  const sender = [`${shop.name} · ${shop.url}`, ...shop.contact];
  const end = ['--', ...sender, ...support, content.reason].join('\n');
  return [...parts, end].join('\n\n') + '\n';
}

function textOf(block: EmailBlock): string {
  switch (block.kind) {
    case 'heading':
      return `${block.text}\n${'='.repeat(block.text.length)}`;
    case 'paragraph':
      return block.text;
    case 'button':
      return `${block.label}: ${block.url}`;
    case 'link':
      return `${block.text} ${block.label}: ${block.url}`;
    case 'lines':
      return block.rows.map((row) => `- ${row.title}, ${row.detail}: ${row.amount}`).join('\n');
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'total':
      return `${block.label}: ${block.amount}`;
    case 'address':
      return [`${block.title}:`, ...block.lines.map((line) => `  ${line}`)].join('\n');
    case 'markup':
      return block.text;
    case 'quote':
      return [block.title, ...block.text.split('\n').map((line) => `> ${line}`)].join('\n');
  }
}

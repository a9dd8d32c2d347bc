import type { MailBlock, MailContent } from './mail-block.js';

/** The plain-text form of a mail. */
export function renderText(content: MailContent, shop: { name: string; url: string }): string {
  const parts = content.blocks.map(textOf);
  return [...parts, `--\n${shop.name} · ${shop.url}\n${content.reason}`].join('\n\n') + '\n';
}

function textOf(block: MailBlock): string {
  switch (block.kind) {
    case 'heading':
      return `${block.text}\n${'='.repeat(block.text.length)}`;
    case 'paragraph':
      return block.text;
    case 'button':
      return `${block.label}: ${block.url}`;
    case 'lines':
      return block.rows.map((row) => `- ${row.title}, ${row.detail}: ${row.amount}`).join('\n');
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'address':
      return [`${block.title}:`, ...block.lines.map((line) => `  ${line}`)].join('\n');
  }
}

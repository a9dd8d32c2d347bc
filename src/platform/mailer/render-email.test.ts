import type { EmailContent } from './email-block.js';
import { renderHtml } from './render-html.js';
import { renderText } from './render-text.js';

const shop = {
  name: 'VIGOR',
  url: 'https://shop.test',
  support: 'help@shop.test',
  contact: ['1 Main Street <back>', '555 0100'],
};
const content: EmailContent = {
  subject: 'Your order',
  preview: 'Thank you',
  blocks: [
    { kind: 'heading', text: 'Thank you, <Ann>' },
    { kind: 'lines', rows: [{ title: 'Bell & Co', detail: '2 × $5.00', amount: '$10.00' }] },
    { kind: 'button', label: 'See it', url: 'https://shop.test/a?b=1&c=2' },
  ],
  reason: 'You bought something.',
};

describe('an email', () => {
  it('escapes what users wrote, in HTML', () => {
    const html = renderHtml(content, shop);
    expect(html).toContain('Thank you, &lt;Ann&gt;');
    expect(html).toContain('Bell &amp; Co');
    expect(html).toContain('1 Main Street &lt;back&gt;');
    expect(html).toContain('href="https://shop.test/a?b=1&amp;c=2"');
  });

  it('shows the image of a line, and leaves its place to lines without one', () => {
    const rows = [
      { title: 'Bell', detail: '1 ×', amount: '$5.00', image: 'https://shop.test/a.webp?w=1&h=2' },
      { title: 'Gone', detail: '1 ×', amount: '$5.00', image: null },
    ];
    const html = renderHtml({ ...content, blocks: [{ kind: 'lines', rows }] }, shop);
    expect(html.match(/<img [^>]*>/g)).toEqual([
      expect.stringContaining('src="https://shop.test/a.webp?w=1&amp;h=2" alt=""'),
    ]);
    expect(html.match(/<td width="64"/g)).toHaveLength(2);
    expect(renderHtml(content, shop)).not.toContain('<td width="64"');
  });

  it('says the same in plain text', () => {
    const text = renderText(content, shop);
    expect(text).toContain('Thank you, <Ann>\n================');
    expect(text).toContain('- Bell & Co, 2 × $5.00: $10.00');
    expect(text).toContain('See it: https://shop.test/a?b=1&c=2');
    expect(text).toContain('You bought something.');
  });

  it('has everything in both forms', () => {
    const blocks: EmailContent['blocks'] = [
      { kind: 'paragraph', text: 'One line\nand another' },
      { kind: 'link', text: 'Enough?', label: 'Unsubscribe', url: 'https://shop.test/out' },
      { kind: 'facts', rows: [['Order', '100001']] },
      { kind: 'total', label: 'Total', amount: '$10.00' },
      { kind: 'address', title: 'Shipping to', lines: ['Ann', 'A'.repeat(90)] },
      { kind: 'quote', title: 'You wrote:', text: 'How heavy\nis it?' },
    ];
    const whole = { ...content, blocks };
    const html = renderHtml(whole, shop)
      .replaceAll('<br>', '\n')
      .replaceAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g, '$2: $1')
      .replaceAll(/<[^>]*>/g, ' ');
    const text = renderText(whole, shop);
    for (const said of [
      'One line\nand another',
      'Enough? Unsubscribe: https://shop.test/out',
      '100001',
      '$10.00',
      'A'.repeat(90),
      'You wrote:',
      'How heavy',
      'help@shop.test',
      '555 0100',
      'You bought something.',
    ]) {
      expect(html).toContain(said);
      expect(text).toContain(said);
    }
  });

  it('names no support where the email is a question itself', () => {
    const own = { ...shop, support: undefined };
    expect(renderHtml(content, own) + renderText(content, own)).not.toContain('Questions?');
  });
});

import type { MailContent } from './mail-block.js';
import { renderHtml } from './render-html.js';
import { renderText } from './render-text.js';

const shop = { name: 'VIGOR', url: 'https://shop.test' };
const content: MailContent = {
  subject: 'Your order',
  preview: 'Thank you',
  blocks: [
    { kind: 'heading', text: 'Thank you, <Ann>' },
    { kind: 'lines', rows: [{ title: 'Bell & Co', detail: '2 × $5.00', amount: '$10.00' }] },
    { kind: 'button', label: 'See it', url: 'https://shop.test/a?b=1&c=2' },
  ],
  reason: 'You bought something.',
};

describe('a mail', () => {
  it('escapes what people wrote, in HTML', () => {
    const html = renderHtml(content, shop);
    expect(html).toContain('Thank you, &lt;Ann&gt;');
    expect(html).toContain('Bell &amp; Co');
    expect(html).toContain('href="https://shop.test/a?b=1&amp;c=2"');
  });

  it('says the same in plain text', () => {
    const text = renderText(content, shop);
    expect(text).toContain('Thank you, <Ann>\n================');
    expect(text).toContain('- Bell & Co, 2 × $5.00: $10.00');
    expect(text).toContain('See it: https://shop.test/a?b=1&c=2');
    expect(text).toContain('You bought something.');
  });
});

import { markdownBlock } from './markdown-block.js';

const html = (markdown: string): string => {
  const block = markdownBlock(markdown, 'https://shop.test');
  return block.kind === 'markup' ? block.html : '';
};

it('is safe HTML with styles of its own, and the same as text for people', () => {
  const block = markdownBlock('# Sale\n\nUp to **20 %**.', 'https://shop.test');
  expect(block).toMatchObject({ kind: 'markup', text: 'Sale\n====\n\nUp to 20 %.' });
  expect(html('# Sale\n\nUp to **20 %**.')).toMatch(
    /^<h1 style="[^"]+">Sale<\/h1>\n<p style="[^"]+">Up to <strong>20 %<\/strong>\.<\/p>\n$/,
  );
});

it('leads to the shop from its paths, and nowhere by a script', () => {
  expect(html('[Shop](/products?a=1)')).toContain('href="https://shop.test/products?a=1"');
  expect(html('[Other](https://other.test/x)')).toContain('href="https://other.test/x"');
  expect(html('![Bell](/media/a.png)')).toContain('src="https://shop.test/media/a.png" alt="Bell"');
  expect(html('[Bad](javascript:alert(1))')).not.toContain('javascript');
  expect(html('[Bad](//other.test)')).not.toContain('other.test');
  expect(html('![Bad](data:image/png;base64,AA)')).not.toContain('data:');
});

it.each([
  '<script>alert(1)</script>',
  '<img src="x" onerror="alert(1)">',
  '<p style="background:url(https://spy.test)" onclick="alert(1)">Text</p>',
  '<iframe src="https://spy.test"></iframe>',
  '<style>body { display: none }</style>',
  '<form action="https://spy.test"><input name="a"></form>',
  '<svg onload="alert(1)"></svg>',
  '<a href="jAvAsCrIpT:alert(1)">Text</a>',
])('drops what is dangerous of %s', (markdown) => {
  expect(html(markdown)).not.toMatch(/alert|spy\.test|onerror|onclick|<style|<form|<svg|<iframe/i);
});

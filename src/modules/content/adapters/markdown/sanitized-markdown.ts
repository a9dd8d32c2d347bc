import { Injectable } from '@nestjs/common';
import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { InvalidInput } from '../../../../kernel/domain-error.js';
import { ImageUrls } from '../../../../platform/storage/image-urls.js';
import { MarkdownRenderer, type RenderedMarkdown } from '../../ports/markdown-renderer.js';

/** In characters, as search engines show it. */
const SUMMARY_MAX = 160;

const marked = new Marked({ gfm: true, async: false });

/** Markdown by marked; its HTML by sanitize-html, which passes only what a text needs. */
@Injectable()
export class SanitizedMarkdown extends MarkdownRenderer {
  constructor(private readonly urls: ImageUrls) {
    super();
  }

  render(markdown: string): RenderedMarkdown {
    const images = new Set<string>();
    const html = sanitizeHtml(parsed(markdown), {
      ...ALLOWED,
      // The page has a heading of its own.
      transformTags: { h1: 'h2', a: safeLink },
      exclusiveFilter: ({ tag, attribs }) => {
        if (tag !== 'img') return false;
        const name = this.urls.nameOf(attribs.src ?? '');
        if (name) images.add(name);
        return name === undefined;
      },
    });
    return { html, summary: summaryOf(html), images: [...images] };
  }
}

/** @throws InvalidInput for a text that is nested so deeply that the parser cannot follow */
function parsed(markdown: string): string {
  try {
    return marked.parse(markdown, { async: false });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw InvalidInput.field('markdown', 'The text is nested too deeply');
  }
}

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h1', 'h2', 'h3', 'h4', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'blockquote'],
    ...['a', 'strong', 'em', 'del', 'code', 'pre', 'img'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt'], ol: ['start'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https', 'http'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
};

const safeLink: sanitizeHtml.Transformer = (tagName, { href = '' }) => ({
  tagName,
  attribs: { href, ...(/^https?:/i.test(href) ? { rel: 'noopener noreferrer' } : {}) },
});

/** What ends a line, so that no two words become one. */
const BLOCK_ENDS = /<\/(p|h\d|li|t[dhr]|blockquote|pre)>|<br \/>/g;

function summaryOf(html: string): string {
  const spaced = html.replace(BLOCK_ENDS, ' $&');
  const text = sanitizeHtml(spaced, { allowedTags: [] }).replace(/\s+/g, ' ').trim();
  const plain = text.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] ?? '');
  if (plain.length <= SUMMARY_MAX) return plain;
  return `${plain.slice(0, SUMMARY_MAX - 1).replace(/\s+\S*$/, '')}…`;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

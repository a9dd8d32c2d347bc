import { Injectable } from '@nestjs/common';
import sanitizeHtml from 'sanitize-html';
import { sanitizedMarkdown } from '../../../../platform/markdown/sanitized-markdown.js';
import { ImageUrls } from '../../../../platform/storage/image-urls.js';
import { MarkdownRenderer, type RenderedMarkdown } from '../../ports/documents.js';

/** In characters, as search engines show it. */
const SUMMARY_MAX = 160;

/** The Markdown of the shop's pages; images of other hosts are dropped. */
@Injectable()
export class SanitizedMarkdown extends MarkdownRenderer {
  constructor(private readonly urls: ImageUrls) {
    super();
  }

  render(markdown: string): RenderedMarkdown {
    const images = new Set<string>();
    const html = sanitizedMarkdown(markdown, {
      field: 'markdown',
      // The page has a heading of its own.
      renamed: { h1: 'h2' },
      attributesOf: (tag, written): Record<string, string> => {
        if (tag === 'a') return linkTo(written.href);
        if (tag === 'ol') return written.start ? { start: written.start } : {};
        const name = tag === 'img' ? this.urls.nameOf(written.src ?? '') : undefined;
        if (name === undefined) return {};
        images.add(name);
        return { src: this.urls.urlOf(name), alt: written.alt ?? '' };
      },
    });
    return { html, summary: summaryOf(html), images: [...images] };
  }
}

const linkTo = (href = '') => ({
  href,
  ...(/^https?:/i.test(href) ? { rel: 'noopener noreferrer' } : {}),
});

/** What ends a line, so that no two words become one. */
const BLOCK_ENDS = /<\/(p|h\d|li|t[dhr]|blockquote|pre)>|<br \/>/g;

function summaryOf(html: string): string {
  const spaced = html.replace(BLOCK_ENDS, ' $&');
  const text = sanitizeHtml(spaced, { allowedTags: [] }).replace(/\s+/g, ' ').trim();
  const plain = text.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] ?? '');
  if (plain.length <= SUMMARY_MAX) return plain;
  const cut = plain.slice(0, SUMMARY_MAX - 1);
  const end = cut.lastIndexOf(' ');
  return `${end === -1 ? cut : cut.slice(0, end)}…`;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

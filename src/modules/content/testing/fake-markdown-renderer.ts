import { MarkdownRenderer, type RenderedMarkdown } from '../ports/documents.js';

/** Wraps a text; an image is what stands between `![](/media/` and `)`. */
export class FakeMarkdownRenderer extends MarkdownRenderer {
  render(markdown: string): RenderedMarkdown {
    const images = [...markdown.matchAll(/!\[\]\(\/media\/([^)]*)\)/g)].map(
      ([, name = '']) => name,
    );
    return { html: `<p>${markdown}</p>`, summary: markdown, images };
  }
}

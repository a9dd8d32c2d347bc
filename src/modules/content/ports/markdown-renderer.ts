/** Markdown as HTML. */
export interface RenderedMarkdown {
  /** Without scripts, styles, forms, frames and images of other hosts. */
  readonly html: string;
  /** The first sentences without markup, for search engines; at most 160 characters. */
  readonly summary: string;
  /** The names of the shop's own images in it. */
  readonly images: readonly string[];
}

/** Turns Markdown of staff into HTML that is safe to show to everybody. */
export abstract class MarkdownRenderer {
  abstract render(markdown: string): RenderedMarkdown;
}

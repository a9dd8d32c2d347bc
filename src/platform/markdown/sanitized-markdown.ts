import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { InvalidInput } from '../../kernel/domain-error.js';

const marked = new Marked({ gfm: true, async: false });

/** The elements that a text of staff may have; all else is dropped, scripts and styles with their content. */
export const MARKDOWN_TAGS = [
  'h1',
  'h2',
  'h3',
  'h4',
  'p',
  'br',
  'hr',
  'ul',
  'ol',
  'li',
  'blockquote',
  'a',
  'strong',
  'em',
  'del',
  'code',
  'pre',
  'img',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const;

export type MarkdownTag = (typeof MARKDOWN_TAGS)[number];

/** The attributes of an element as they were written. */
export type Attributes = Readonly<Record<string, string>>;

interface MarkdownOptions {
  /** What attributes an element gets, from those that were written. */
  readonly attributesOf: (tag: MarkdownTag, written: Attributes) => Record<string, string>;
  /** Other names of elements. */
  readonly renamed?: Readonly<Partial<Record<MarkdownTag, MarkdownTag>>>;
  /** The field of the form that has the text, for its error. */
  readonly field: string;
}

/**
 * Markdown as HTML without scripts, event handlers, forms and frames. Addresses pass only with https,
 * http, mailto or tel; an image without an address is dropped.
 * @throws InvalidInput for a text that is nested so deeply that the parser cannot follow
 */
export function sanitizedMarkdown(
  markdown: string,
  { attributesOf, renamed = {}, field }: MarkdownOptions,
): string {
  const transformTags = Object.fromEntries(
    MARKDOWN_TAGS.map((tag): [string, sanitizeHtml.Transformer] => [
      tag,
      (_name, written) => ({
        tagName: renamed[tag] ?? tag,
        attribs: attributesOf(tag, written),
      }),
    ]),
  );
  return sanitizeHtml(parsed(markdown, field), {
    allowedTags: [...MARKDOWN_TAGS],
    // What `attributesOf` gives, and nothing that was written.
    allowedAttributes: { '*': ['style'], a: ['href', 'rel'], img: ['src', 'alt'], ol: ['start'] },
    transformTags,
    parseStyleAttributes: false,
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['https', 'http'] },
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  });
}

function parsed(markdown: string, field: string): string {
  try {
    return marked.parse(markdown, { async: false });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw InvalidInput.field(field, 'The text is nested too deeply');
  }
}

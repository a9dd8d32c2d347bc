/** One field of a content document or of an entry of a list. Lengths are in characters. */
export interface ContentField {
  /** `line`, `text` and `markdown` are texts; `image` is an image's URL; `time` an ISO 8601 time; `flag` a boolean. */
  readonly kind: 'line' | 'text' | 'markdown' | 'image' | 'link' | 'time' | 'flag';
  readonly label: string;
  readonly isRequired?: boolean;
  readonly max?: number;
  readonly help?: string;
}

export type ContentFields = Readonly<Record<string, ContentField>>;

/** The most characters of an image's URL and of a link. */
export const CONTENT_LINK_MAX = 500;

/** A path of the shop, or an address that begins with `https://` */
// recheck: quadratic, of at most CONTENT_LINK_MAX characters
const LINK = /^(\/(?![/\\])\S*|https:\/\/[^\s/@:]+\.[^\s/@:.]+([/?#]\S*)?)$/;
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z$/;
/** More than 20 quotes or lists within each other, which a parser descends into one by one. */
const NESTED = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))){21}/m;
/** The most `*`, `_` and `~` of a paragraph: a parser compares each with all before it. */
const EMPHASIS_MAX = 500;
const CONTROL = /\p{Cc}/u;

/** Why a value is invalid, as the form says it; undefined where it is valid. An optional one may be null. */
export function contentError(field: ContentField, value: unknown): string | undefined {
  const { label, kind, isRequired = false } = field;
  if (value === null || value === undefined || value === '') {
    return isRequired ? `${label} is required` : undefined;
  }
  if (kind === 'flag') return typeof value === 'boolean' ? undefined : `${label} must be a boolean`;
  if (typeof value !== 'string') return `${label} must be a text`;
  if (value.trim() === '') return `${label} must not be blank`;
  if (value.length > (field.max ?? CONTENT_LINK_MAX)) return `${label} is too long`;
  switch (kind) {
    case 'line':
      return CONTROL.test(value) ? `${label} must be one line` : undefined;
    case 'link':
      if (!LINK.test(value))
        return `${label} must be a path such as /products or begin with https://`;
      return value.includes('{{') ? `${label} takes no placeholders` : undefined;
    case 'time':
      return TIME.test(value) && !Number.isNaN(Date.parse(value))
        ? undefined
        : `${label} must be a time such as 2026-01-31T09:00:00Z`;
    case 'markdown':
      return markdownError(label, value);
    case 'image':
    case 'text':
      return undefined;
  }
}

/** Refuses what no text has, and what would take a parser seconds. */
function markdownError(label: string, markdown: string): string | undefined {
  if (NESTED.test(markdown)) return `${label} is nested too deeply`;
  const isDense = markdown
    .split(/\n[ \t]*\n/)
    .some((paragraph) => paragraph.replace(/[^*_~]/g, '').length > EMPHASIS_MAX);
  return isDense ? `${label} has too many * or _ in one paragraph` : undefined;
}

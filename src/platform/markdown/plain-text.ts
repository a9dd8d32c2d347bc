import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { InvalidInput } from '../../kernel/domain-error.js';

/** Quotes and lists within each other are indented up to this depth, so that few characters stay few. */
const DEEPEST = 8;

const BLOCKS: ReadonlySet<string> = new Set(
  ['h1', 'h2', 'h3', 'h4', 'p', 'hr', 'ul', 'ol', 'li'].concat(['blockquote', 'pre', 'table']),
);

/**
 * The safe HTML of a text as plain text for people: headings underlined, links with their address, images by their
 * description, a row of a table on each line. `field` has the text in a form, for its error.
 * @throws InvalidInput for a text that is nested too deeply
 */
export function plainTextOf(html: string, field: string): string {
  try {
    return blocksOf(parseDocument(html).children, 0).join('\n\n');
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw InvalidInput.field(field, 'The text is nested too deeply');
  }
}

/** The paragraphs of some nodes; text between blocks is one of its own. */
function blocksOf(nodes: readonly ChildNode[], depth: number): string[] {
  const blocks: string[] = [];
  let inline: ChildNode[] = [];
  const endParagraph = () => {
    blocks.push(inlineOf(inline).trim());
    inline = [];
  };
  for (const node of nodes) {
    if (!isTag(node) || !BLOCKS.has(node.name)) {
      inline.push(node);
      continue;
    }
    endParagraph();
    blocks.push(blockOf(node, depth));
  }
  endParagraph();
  return blocks.filter((block) => block !== '');
}

function blockOf(node: Element, depth: number): string {
  const { name, children } = node;
  switch (name) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
      return underlined(inlineOf(children).trim(), name === 'h1' ? '=' : '-');
    case 'hr':
      return '-'.repeat(20);
    case 'pre':
      return DomUtils.textContent(children).trimEnd();
    case 'ul':
    case 'ol':
      return listOf(children, name === 'ol' ? Number(node.attribs.start ?? 1) : undefined, depth);
    case 'blockquote':
      return prefixed(blocksOf(children, depth + 1).join('\n\n'), '> ', '> ', depth);
    case 'table':
      return DomUtils.getElementsByTagName('tr', children)
        .map(({ children: cells }) => cells.filter(isTag).map(cellOf).join(' | '))
        .join('\n');
    default:
      return blocksOf(children, depth).join('\n\n');
  }
}

/** The items of a list, numbered from `first` on where it is given. */
function listOf(children: readonly ChildNode[], first: number | undefined, depth: number): string {
  return children
    .filter(isTag)
    .map((item, index) => {
      const mark = first === undefined ? '- ' : `${first + index}. `;
      const text = blocksOf(item.children, depth + 1).join('\n');
      return prefixed(text, mark, ' '.repeat(mark.length), depth);
    })
    .join('\n');
}

const cellOf = ({ children }: { children: ChildNode[] }) => inlineOf(children).trim();

/** Text in a line; lines end where they are broken by hand. */
function inlineOf(nodes: readonly ChildNode[]): string {
  return nodes
    .map((node) => {
      if (isText(node)) return node.data.replace(/\s+/g, ' ');
      if (!isTag(node)) return '';
      if (node.name === 'br') return '\n';
      if (node.name === 'img') return node.attribs.alt ?? '';
      const text = inlineOf(node.children);
      const { href } = node.attribs;
      if (node.name !== 'a' || href === undefined) return text;
      const shown = text.trim();
      const isAddress = shown === href || `mailto:${shown}` === href;
      return isAddress ? text : `${shown} (${href})`.trim();
    })
    .join('')
    .replace(/ ?\n ?/g, '\n');
}

const underlined = (text: string, line: string) =>
  text === '' ? '' : `${text}\n${line.repeat(Math.min(text.length, 60))}`;

/** Puts something before the first line and before each other one. */
function prefixed(text: string, first: string, others: string, depth: number): string {
  if (depth >= DEEPEST) return text;
  return text
    .split('\n')
    .map((line, index) => `${index === 0 ? first : others}${line}`.trimEnd())
    .join('\n');
}

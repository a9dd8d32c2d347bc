import { Injectable } from '@nestjs/common';
import {
  contentDocumentOf,
  POLICY_PAGES,
  type PolicyPageId,
} from '../../../../common/contract/content-documents.js';
import { currentValues } from '../domain/document-version.js';
import { fillMarkdownPlaceholders, type ShopFacts } from '../domain/placeholder-values.js';
import { MarkdownRenderer, PublishedDocuments, type RenderedMarkdown } from '../ports/documents.js';

/** A page as the shop shows it. */
export interface RenderedPolicyPage extends RenderedMarkdown {
  readonly id: PolicyPageId;
  readonly title: string;
}

/** Renders the pages with the facts of the shop; each text once as long as it and they stay the same. */
@Injectable()
export class RenderPage {
  private readonly rendered = new Map<PolicyPageId, { text: string; page: RenderedPolicyPage }>();

  constructor(
    private readonly documents: PublishedDocuments,
    private readonly renderer: MarkdownRenderer,
  ) {}

  /** Undefined where the page is empty. */
  async execute(id: PolicyPageId, facts: ShopFacts): Promise<RenderedPolicyPage | undefined> {
    const markdown = (await this.markdownOf(id)) ?? '';
    if (markdown.trim() === '') return undefined;
    const text = fillMarkdownPlaceholders(markdown, facts);
    const known = this.rendered.get(id);
    if (known?.text === text) return known.page;
    const { title } = contentDocumentOf(id);
    const page = { id, title, ...this.renderer.render(text) };
    this.rendered.set(id, { text, page });
    return page;
  }

  /** The ids of the pages that are not empty, in the order of the footer. */
  async shown(): Promise<PolicyPageId[]> {
    const texts = await Promise.all(POLICY_PAGES.map((id) => this.markdownOf(id)));
    return POLICY_PAGES.filter((_, index) => Boolean(texts[index]));
  }

  /** What a text would look like on a page. */
  preview(markdown: string, facts: ShopFacts): RenderedMarkdown {
    return this.renderer.render(fillMarkdownPlaceholders(markdown, facts));
  }

  private async markdownOf(id: PolicyPageId): Promise<string | null> {
    const version = (await this.documents.current()).get(id);
    return version ? (currentValues(version).markdown ?? null) : null;
  }
}

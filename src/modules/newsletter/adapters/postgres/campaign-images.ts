import { Injectable } from '@nestjs/common';
import { sanitizedMarkdown } from '../../../../platform/markdown/sanitized-markdown.js';
import { ImageReferences } from '../../../../platform/storage/image-references.js';
import { ImageUrls } from '../../../../platform/storage/image-urls.js';

const OWNER = 'newsletter.campaign';

/**
 * The references of campaigns to the shop's own images, so that these are served and stay: emails that were sent show
 * them for years.
 */
@Injectable()
export class CampaignImages {
  constructor(
    private readonly urls: ImageUrls,
    private readonly references: ImageReferences,
  ) {}

  /** Replaces those of a campaign by the stored images that its Markdown shows. Joins the caller's transaction. */
  async replace(campaignId: string, markdown: string): Promise<void> {
    const known = await this.references.known(this.namesIn(markdown));
    await this.references.replace(OWNER, campaignId, [...known]);
  }

  /** Removes those of a campaign. Joins the caller's transaction. */
  async remove(campaignId: string): Promise<void> {
    await this.references.replace(OWNER, campaignId, []);
  }

  private namesIn(markdown: string): string[] {
    const names = new Set<string>();
    sanitizedMarkdown(markdown, {
      field: 'body',
      attributesOf: (tag, { src = '' }) => {
        const name = tag === 'img' ? this.urls.nameOf(src) : undefined;
        if (name !== undefined) names.add(name);
        return {};
      },
    });
    return [...names];
  }
}

import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { contentDocumentOf } from '../../../common/contract/content-documents.js';
import { SitemapPages } from '../../platform/web/sitemap-pages.js';
import { ContactInboxController } from './adapters/http/contact-inbox.controller.js';
import { ContactController } from './adapters/http/contact.controller.js';
import { DocumentsController } from './adapters/http/documents.controller.js';
import { LibraryController } from './adapters/http/library.controller.js';
import { ListsController } from './adapters/http/lists.controller.js';
import { PagesController } from './adapters/http/pages.controller.js';
import { RobotsController } from './adapters/http/robots.controller.js';
import { ShopFactsSource } from './adapters/http/shop-facts-source.js';
import { ShownContent } from './adapters/http/shown-content.js';
import { ShopController } from './adapters/http/shop.controller.js';
import { HomeContentController } from './adapters/http/home-content.controller.js';
import { SendContactAnswerJob } from './adapters/jobs/send-contact-answer.job.js';
import { ForwardContactJob } from './adapters/jobs/forward-contact.job.js';
import { StoredImageLibrary } from './adapters/images/stored-image-library.js';
import { StoredContentImages } from './adapters/images/stored-content-images.js';
import { SanitizedMarkdown } from './adapters/markdown/sanitized-markdown.js';
import { ContactEmails } from './adapters/email/contact-emails.js';
import { CachedDocuments } from './adapters/postgres/cached-documents.js';
import { ContactData } from './adapters/postgres/contact-data.js';
import { CONTENT_ENTITIES } from './adapters/postgres/entities.js';
import { PostgresContactMessageRepository } from './adapters/postgres/postgres-contact-message-repository.js';
import { PostgresContactQueries } from './adapters/postgres/postgres-contact-queries.js';
import { PostgresDocumentRepository } from './adapters/postgres/postgres-document-repository.js';
import { PostgresEntryRepository } from './adapters/postgres/postgres-entry-repository.js';
import {
  ContactMessageRepository,
  ContactNotifications,
  ContactQueries,
} from './ports/contact-messages.js';
import { ContentImages } from './ports/content-images.js';
import { DocumentRepository, MarkdownRenderer, PublishedDocuments } from './ports/documents.js';
import { EntryRepository } from './ports/entry-repository.js';
import { ImageLibrary } from './ports/image-library.js';
import { AddEntry } from './use-cases/add-entry.js';
import { AddLibraryImage } from './use-cases/add-library-image.js';
import { DeleteEntry } from './use-cases/delete-entry.js';
import { DeleteLibraryImage } from './use-cases/delete-library-image.js';
import { DescribeImage } from './use-cases/describe-image.js';
import { AnswerContactMessage } from './use-cases/answer-contact-message.js';
import { ChangeContactState } from './use-cases/change-contact-state.js';
import { DocumentImages } from './use-cases/document-images.js';
import { EditDocument } from './use-cases/edit-document.js';
import { EditEntry } from './use-cases/edit-entry.js';
import { RenderPage } from './use-cases/render-page.js';
import { ReorderEntries } from './use-cases/reorder-entries.js';
import { RestoreDocument } from './use-cases/restore-document.js';
import { SeedContent } from './use-cases/seed-content.js';
import { SendContactMessage } from './use-cases/send-contact-message.js';

/** The shop's facts, the content that its staff write, its contact form and the inbox of its messages. */
@Module({
  imports: [TypeOrmModule.forFeature(CONTENT_ENTITIES)],
  controllers: [
    ContactController,
    ContactInboxController,
    DocumentsController,
    HomeContentController,
    LibraryController,
    ListsController,
    PagesController,
    RobotsController,
    ShopController,
  ],
  providers: [
    AddEntry,
    AddLibraryImage,
    DeleteEntry,
    DeleteLibraryImage,
    DescribeImage,
    ContactData,
    AnswerContactMessage,
    ChangeContactState,
    DocumentImages,
    EditDocument,
    EditEntry,
    ForwardContactJob,
    ShopFactsSource,
    RenderPage,
    ReorderEntries,
    RestoreDocument,
    SeedContent,
    ShownContent,
    SendContactAnswerJob,
    SendContactMessage,
    { provide: ContactNotifications, useClass: ContactEmails },
    { provide: ContactMessageRepository, useClass: PostgresContactMessageRepository },
    { provide: ContactQueries, useClass: PostgresContactQueries },
    { provide: ContentImages, useClass: StoredContentImages },
    { provide: DocumentRepository, useClass: PostgresDocumentRepository },
    { provide: ImageLibrary, useClass: StoredImageLibrary },
    { provide: MarkdownRenderer, useClass: SanitizedMarkdown },
    { provide: PublishedDocuments, useClass: CachedDocuments },
    { provide: EntryRepository, useClass: PostgresEntryRepository },
  ],
  exports: [SeedContent],
})
export class ContentModule implements OnModuleInit {
  constructor(
    private readonly sitemap: SitemapPages,
    private readonly pages: RenderPage,
  ) {}

  onModuleInit(): void {
    this.sitemap.add(async () =>
      (await this.pages.shown()).map((id) => contentDocumentOf(id).path),
    );
  }
}

import { Global, Module } from '@nestjs/common';
import { DiskMediaStore } from './disk-media-store.js';
import { MediaStore } from './media-store.js';
import { MediaUrls } from './media-urls.js';

/** Pictures: taken in, kept in several widths, served, and swept when nothing shows them. */
@Global()
@Module({
  providers: [MediaUrls, { provide: MediaStore, useClass: DiskMediaStore }],
  exports: [MediaUrls],
})
export class StorageModule {}

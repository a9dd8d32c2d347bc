import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Env } from '../../config/env.js';
import { FilesCheck } from './files-check.js';
import { ImageDecoder } from './image-decoder.js';
import { Images } from './images.js';
import { ImagesController } from './images.controller.js';
import { MakeVariantsJob } from './make-variants.job.js';
import { MediaReferenceEntity } from './media-reference.entity.js';
import { MediaController } from './media.controller.js';
import { MediaReferences } from './media-references.js';
import { MediaRows } from './media-rows.js';
import { MediaStore } from './media-store.js';
import { MediaUrls } from './media-urls.js';
import { MediaEntity } from './media.entity.js';
import { openMediaStore } from './open-media-store.js';
import { SweepImagesJob } from './sweep-images.job.js';
import { UploadLimiter } from './upload-limiter.js';

/** ProductImages: taken in, kept in several widths, served, and swept when nothing shows them. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([MediaEntity, MediaReferenceEntity])],
  controllers: [ImagesController, MediaController],
  providers: [
    { provide: MediaStore, inject: [Env], useFactory: openMediaStore },
    FilesCheck,
    ImageDecoder,
    Images,
    MediaReferences,
    MediaRows,
    MediaUrls,
    MakeVariantsJob,
    SweepImagesJob,
    UploadLimiter,
  ],
  exports: [Images, MediaReferences, MediaUrls],
})
export class StorageModule {}

import { Global, Module } from '@nestjs/common';
import { MultipartModule } from '@nestjs/platform-fastify/multipart';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Env } from '../../config/env.js';
import { FilesCheck } from './files-check.js';
import { ImageDecoder } from './image-decoder.js';
import { Images } from './images.js';
import { ImagesController } from './images.controller.js';
import { MakeVariantsJob, SweepImagesJob } from './images.jobs.js';
import { ImageReferenceEntity, ImageReferences } from './image-references.js';
import { ImageFilesController } from './image-files.controller.js';
import { StoredImages } from './image-library.js';
import { ImagePreviews } from './image-previews.js';
import { ImageRepository } from './image-repository.js';
import { ImageStore } from './image-store.js';
import { arrivingUploads } from './image-upload.js';
import { ImageUploadEntity } from './image-upload.entity.js';
import { ImageUrls } from './image-urls.js';
import { ImageWidths } from './image-widths.js';
import { ImageEntity } from './image.entity.js';
import { openImageStore } from './open-image-store.js';
import { PrivateImages } from './private-images.js';
import { ShownImages } from './shown-images.js';
import { UploadQueue } from './upload-queue.js';
import { UploadQuota } from './upload-quota.js';

/** Images: uploaded, stored in several widths, served, and swept when unreferenced. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forFeature([ImageEntity, ImageReferenceEntity, ImageUploadEntity]),
    arrivingUploads,
  ],
  controllers: [ImagesController, ImageFilesController],
  providers: [
    { provide: ImageStore, inject: [Env], useFactory: openImageStore },
    FilesCheck,
    ImageDecoder,
    Images,
    StoredImages,
    ImagePreviews,
    ImageReferences,
    ImageRepository,
    ImageUrls,
    ImageWidths,
    MakeVariantsJob,
    PrivateImages,
    ShownImages,
    SweepImagesJob,
    UploadQueue,
    UploadQuota,
  ],
  exports: [
    MultipartModule,
    StoredImages,
    Images,
    ImageReferences,
    ImageUrls,
    ImageWidths,
    PrivateImages,
    UploadQueue,
  ],
})
export class StorageModule {}

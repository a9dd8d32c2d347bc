import { Global, Module } from '@nestjs/common';
import { MultipartModule } from '@nestjs/platform-fastify/multipart';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Env } from '../../config/env.js';
import { FilesCheck } from './files-check.js';
import { ImageDecoder } from './image-decoder.js';
import { Images } from './images.js';
import { ImagesController } from './images.controller.js';
import { MakeVariantsJob } from './make-variants.job.js';
import { ImageReferenceEntity } from './image-reference.entity.js';
import { ImageFilesController } from './image-files.controller.js';
import { StoredImages } from './image-library.js';
import { ImageReferences } from './image-references.js';
import { ImageRepository } from './image-repository.js';
import { ImageStore } from './image-store.js';
import { arrivingUploads } from './image-upload.js';
import { ImageUrls } from './image-urls.js';
import { ImageWidths } from './image-widths.js';
import { ImageEntity } from './image.entity.js';
import { openImageStore } from './open-image-store.js';
import { PrivateImages } from './private-images.js';
import { SweepImagesJob } from './sweep-images.job.js';
import { UploadQueue } from './upload-queue.js';

/** Images: uploaded, stored in several widths, served, and swept when unreferenced. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([ImageEntity, ImageReferenceEntity]), arrivingUploads],
  controllers: [ImagesController, ImageFilesController],
  providers: [
    { provide: ImageStore, inject: [Env], useFactory: openImageStore },
    FilesCheck,
    ImageDecoder,
    Images,
    StoredImages,
    ImageReferences,
    ImageRepository,
    ImageUrls,
    ImageWidths,
    MakeVariantsJob,
    PrivateImages,
    SweepImagesJob,
    UploadQueue,
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

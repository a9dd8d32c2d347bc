import { Global, Module } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { DiskMediaStore } from './disk-media-store.js';
import { ImageDecoder } from './image-decoder.js';
import { Images } from './images.js';
import { ImagesController } from './images.controller.js';
import { MakeVariantsJob } from './make-variants.job.js';
import { MediaController } from './media.controller.js';
import { MediaReferences } from './media-references.js';
import { MediaRows } from './media-rows.js';
import { MediaStore } from './media-store.js';
import { MediaUrls } from './media-urls.js';
import { SweepImagesJob } from './sweep-images.job.js';
import { UploadGate } from './upload-gate.js';

/** The S3 client is loaded only where there is a bucket for it. */
async function storeFor(env: Env): Promise<MediaStore> {
  const { S3_BUCKET } = env;
  if (!S3_BUCKET) return new DiskMediaStore(env);
  const { S3MediaStore } = await import('./s3-media-store.js');
  return new S3MediaStore({ ...env, S3_BUCKET });
}

/** Pictures: taken in, kept in several widths, served, and swept when nothing shows them. */
@Global()
@Module({
  controllers: [ImagesController, MediaController],
  providers: [
    { provide: MediaStore, inject: [Env], useFactory: storeFor },
    ImageDecoder,
    Images,
    MediaReferences,
    MediaRows,
    MediaUrls,
    MakeVariantsJob,
    SweepImagesJob,
    UploadGate,
  ],
  exports: [Images, MediaReferences, MediaUrls],
})
export class StorageModule {}

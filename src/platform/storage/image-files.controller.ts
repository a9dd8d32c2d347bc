import { Controller, Get, Param, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { NotFound } from '../../kernel/domain-error.js';
import { AccessFor } from '../http/access.js';
import { isImageName } from './image-name.js';
import { ImagePreviews } from './image-previews.js';
import { ImageStore } from './image-store.js';
import { ShownImages } from './shown-images.js';

/** What something shows is public, and shown by emails and other sites, too. */
const SHOWN = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};
const PREVIEW = {
  'Cache-Control': 'private, max-age=3600',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * Serves stored images that something shows, and others by the signed URL that their upload was answered with; outside
 * `/api`. A name's content never changes.
 */
@ApiExcludeController()
@AccessFor('public')
@Controller('media')
export class ImageFilesController {
  constructor(
    private readonly store: ImageStore,
    private readonly shown: ShownImages,
    private readonly previews: ImagePreviews,
  ) {}

  @Get(':name')
  async file(
    @Param('name') name: string,
    @Query('until') until: unknown,
    @Query('signature') signature: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    if (!isImageName(name)) throw new NotFound('Image');
    const isShown = await this.shown.has(name);
    if (!isShown && !this.previews.isSigned(name, { until, signature }))
      throw new NotFound('Image');
    const file = await this.store.open(name);
    if (!file) throw new NotFound('Image');
    void reply.headers({
      ...(isShown ? SHOWN : PREVIEW),
      'Content-Security-Policy': "default-src 'none'; sandbox",
    });
    return new StreamableFile(file.content, { type: file.mime, length: file.length });
  }
}

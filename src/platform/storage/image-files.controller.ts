import { Controller, Get, Param, Res, StreamableFile } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { NotFound } from '../../kernel/domain-error.js';
import { AccessFor } from '../http/access.js';
import { isImageName } from './image-name.js';
import { ImageStore } from './image-store.js';

/** Serves stored images; outside `/api`. A name's content never changes. */
@ApiExcludeController()
@AccessFor('public')
@Controller('media')
export class ImageFilesController {
  constructor(private readonly store: ImageStore) {}

  @Get(':name')
  async file(
    @Param('name') name: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const file = isImageName(name) ? await this.store.get(name) : undefined;
    if (!file) throw new NotFound('Image');
    void reply.headers({
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
    return new StreamableFile(file.bytes, { type: file.mime, length: file.bytes.length });
  }
}

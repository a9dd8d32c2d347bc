import { applyDecorators, UseInterceptors } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-fastify/multipart';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { imageRules } from '../../../common/contract/image.js';
import { UploadLimiter } from './upload-limiter.js';

const LIMITS = { fileSize: imageRules.maxBytes, files: 1, parts: 5 };

/** Marks a route that takes one image of at most 5 MB, as the file `image` of a form. */
export const ImageUpload = (): MethodDecorator =>
  applyDecorators(
    UseInterceptors(UploadLimiter, FileInterceptor('image', { limits: LIMITS })),
    ApiConsumes('multipart/form-data'),
    ApiBody({
      schema: { type: 'object', properties: { image: { type: 'string', format: 'binary' } } },
    }),
  );

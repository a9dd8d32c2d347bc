import {
  applyDecorators,
  BadRequestException,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  PayloadTooLargeException,
  type PipeTransform,
  UploadedFile,
  UseInterceptors,
} from '@nestjs/common';
import { FileInterceptor, MultipartModule } from '@nestjs/platform-fastify/multipart';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readFile, rm } from 'node:fs/promises';
import { catchError, from, lastValueFrom, type Observable } from 'rxjs';
import { imageRules } from '../../../common/contract/image.js';
import { Env } from '../../config/env.js';
import { DomainError, InvalidInput } from '../../kernel/domain-error.js';
import { uploaderOf } from './current-uploader.js';
import { uploadFolder, UploadQueue, type WaitingUploader } from './upload-queue.js';

/** Where the bodies of uploads arrive, and how large they may be. */
export const arrivingUploads = MultipartModule.registerAsync({
  inject: [Env],
  useFactory: (env: Env) => ({
    dest: uploadFolder(env),
    limits: { fileSize: imageRules.maxBytes, files: 1, parts: 5 },
  }),
});

/** The file of an upload, as the multipart interceptor has stored it. */
interface StoredUpload {
  path: string;
  bytes?: Buffer;
}

/** Lets an upload arrive in its turn. */
@Injectable()
class ArriveInTurn implements NestInterceptor {
  constructor(private readonly queue: UploadQueue) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const work = () => lastValueFrom(next.handle().pipe(catchError(toClientError)));
    return from(this.queue.arrive(waitingIn(context), work));
  }
}

/** Reads an upload that has arrived in its turn, and deletes its file in the end. */
@Injectable()
class ReadInTurn implements NestInterceptor {
  constructor(private readonly queue: UploadQueue) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { file } = context.switchToHttp().getRequest<{ file?: StoredUpload }>();
    if (!file) return next.handle();
    const work = async () => {
      file.bytes = await readFile(file.path);
      return lastValueFrom(next.handle());
    };
    const ended = this.queue.work(waitingIn(context), work);
    return from(ended.finally(() => rm(file.path, { force: true })));
  }
}

function waitingIn(context: ExecutionContext): WaitingUploader {
  const http = context.switchToHttp();
  const gone = new AbortController();
  http.getResponse<FastifyReply>().raw.once('close', () => gone.abort());
  return { ...uploaderOf(http.getRequest<FastifyRequest>()), gone: gone.signal };
}

/** Converts errors of the multipart parser to those of the form. */
function toClientError(error: unknown): never {
  if (error instanceof PayloadTooLargeException) {
    throw new DomainError('too_large', 'too_large', imageRules.tooLarge, {
      errors: [{ field: 'image', message: imageRules.tooLarge }],
    });
  }
  const message = error instanceof BadRequestException ? error.message : '';
  if (message.startsWith('Too many files')) {
    throw InvalidInput.field('image', 'Send one image at a time');
  }
  if (message.startsWith('Unexpected file')) throw InvalidInput.field('image', imageRules.missing);
  throw error;
}

class RequireImage implements PipeTransform<StoredUpload | undefined, Buffer> {
  transform(file: StoredUpload | undefined): Buffer {
    if (!file?.bytes) throw InvalidInput.field('image', imageRules.missing);
    return file.bytes;
  }
}

/** Marks a route that takes one image of at most 5 MB, as the file `image` of a form. */
export const ImageUpload = (): MethodDecorator =>
  applyDecorators(
    UseInterceptors(ArriveInTurn, FileInterceptor('image'), ReadInTurn),
    ApiConsumes('multipart/form-data'),
    ApiBody({
      schema: { type: 'object', properties: { image: { type: 'string', format: 'binary' } } },
    }),
  );

/** The image of such a route. @throws InvalidInput where there is none */
export const UploadedImage = (): ParameterDecorator => UploadedFile(RequireImage);

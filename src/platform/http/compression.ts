import compress from '@fastify/compress';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { constants } from 'node:zlib';

/** Shorter bodies fit into one packet uncompressed; in bytes. */
const THRESHOLD = 1024;

/**
 * Compresses what the API answers where the caller takes it, and streams as they come. Pages and the
 * built files are compressed by those who serve them, images by nature.
 */
export async function addCompression(app: NestFastifyApplication): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: THRESHOLD,
    // Nearly as small as the best, at a tenth of its work.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
}

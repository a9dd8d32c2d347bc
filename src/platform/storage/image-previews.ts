import { Injectable } from '@nestjs/common';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Clock, HOUR_MS } from '../../kernel/time.js';
import { ShopSecret } from '../secret/shop-secret.js';
import { contentHashOf } from './image-name.js';

/** The query of a preview's URL. */
export interface PreviewQuery {
  readonly until?: unknown;
  readonly signature?: unknown;
}

/**
 * Signed URLs of uploads that nothing shows yet. Whoever uploads an image gets one, to see it while they edit: the
 * browser sends no session with an image. Nobody else has it, and it ends after one to two hours, so that the shop is
 * no place to publish files.
 */
@Injectable()
export class ImagePreviews {
  private readonly key: Buffer;

  constructor(
    secret: ShopSecret,
    private readonly clock: Clock,
  ) {
    this.key = secret.keyFor('image-preview');
  }

  /** The URL with its signature. The same within an hour, so that a form knows an image that it has. */
  urlOf(url: string): string {
    // Another host, such as that of a bucket, knows no signature.
    if (!url.startsWith('/')) return url;
    const hours = Math.floor(this.clock.now().getTime() / HOUR_MS);
    const until = (hours + 2) * HOUR_MS;
    const name = url.slice(url.lastIndexOf('/') + 1);
    return `${url}?until=${until}&signature=${this.signatureOf(name, until)}`;
  }

  /** Whether such a URL of a file, or of another width of the image, was signed here and has not ended. */
  isSigned(name: string, { until, signature }: PreviewQuery): boolean {
    if (typeof until !== 'string' || typeof signature !== 'string') return false;
    const end = Number(until);
    if (!(end > this.clock.now().getTime())) return false;
    const [given, valid] = [Buffer.from(signature), Buffer.from(this.signatureOf(name, end))];
    return given.length === valid.length && timingSafeEqual(given, valid);
  }

  private signatureOf(name: string, until: number): string {
    const signed = `${contentHashOf(name)} ${until}`;
    return createHmac('sha256', this.key).update(signed).digest('base64url');
  }
}

import { Injectable } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { Clock } from '../../kernel/time.js';
import { columns } from '../database/fields.js';
import { anyOf } from '../database/bind-parameters.js';
import { Statements } from '../database/statements.js';
import { WIDTHS } from './image-decoder.js';
import { ImageEntity } from './image.entity.js';

/** About 3 MB. */
const MOST_NAMES = 20_000;

interface Known {
  readonly widths: readonly number[];
  readonly readAt: number;
}

/**
 * The existing widths of images. Once all copies of an image exist, they are remembered: its name is
 * the hash of its content, and its files stay at least as long as images are kept that nothing shows
 * (`MEDIA_ORPHAN_MS`), which is the longest that they are remembered.
 */
@Injectable()
export class ImageWidths {
  private readonly known = new Map<string, Known>();
  private readonly finding = this.statements.prepare({
    select: columns(ImageEntity, 'image', ['name', 'width', 'widths']),
    params: ['names'],
    build: (query) =>
      query.from(ImageEntity, 'image').where(`image.name = ${anyOf('names', 'text')}`),
  });

  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  /** The widths of each of these images that is stored, smallest first; by at most one statement. */
  async of(names: readonly string[]): Promise<ReadonlyMap<string, readonly number[]>> {
    const now = this.clock.now().getTime();
    const found = new Map<string, readonly number[]>();
    const unknown: string[] = [];
    for (const name of names) {
      const known = this.known.get(name);
      if (known && now - known.readAt < this.env.MEDIA_ORPHAN_MS) found.set(name, known.widths);
      else unknown.push(name);
    }
    if (unknown.length === 0) return found;
    for (const { name, width, widths } of await this.finding.many({ names: unknown })) {
      found.set(name, widths);
      const copies = WIDTHS.filter((narrower) => narrower < width);
      if (widths.length >= copies.length) this.remember(name, { widths, readAt: now });
    }
    return found;
  }

  private remember(name: string, known: Known): void {
    this.known.delete(name);
    this.known.set(name, known);
    if (this.known.size <= MOST_NAMES) return;
    const [oldest = name] = this.known.keys();
    this.known.delete(oldest);
  }
}

import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '../../kernel/time.js';
import { TtlCache } from '../cache/ttl-cache.js';
import { anyOf } from '../database/bind-parameters.js';
import { columns } from '../database/fields.js';
import { Statements } from '../database/statements.js';
import { originalsOf } from './image-name.js';
import { ImageReferenceEntity } from './image-references.js';

/** How long an image may be served after the last reference to it was removed, in ms. */
const REMEMBERED_MS = 10 * MINUTE_MS;
/** About 5 MB. */
const MOST_NAMES = 20_000;

/** Whether a row shows an image, or the image library has it. */
@Injectable()
export class ShownImages {
  private readonly shown = new TtlCache<boolean>(() => REMEMBERED_MS, { entries: MOST_NAMES });
  private readonly finding = this.statements.prepare({
    select: columns(ImageReferenceEntity, 'reference', ['name']),
    params: ['names'],
    // One of very many orders that an image was bought in is enough.
    tail: 'LIMIT 1',
    build: (query) =>
      query
        .from(ImageReferenceEntity, 'reference')
        .where(`reference.name = ${anyOf('names', 'text')}`),
  });

  constructor(private readonly statements: Statements) {}

  /** `name` is that of a file: of the image, or of one of its narrower copies. */
  has(name: string): Promise<boolean> {
    return this.shown.get(name, () => this.find(name), Boolean);
  }

  private async find(name: string): Promise<boolean> {
    const found = await this.finding.many({ names: originalsOf(name) });
    return found.length > 0;
  }
}

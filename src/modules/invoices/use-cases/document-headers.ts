import { Injectable } from '@nestjs/common';
import { CURRENCY } from '../../../../common/contract/order.js';
import { Clock } from '../../../kernel/time.js';
import { Ids } from '../../../kernel/ids.js';
import type { DocumentHeader } from '../domain/invoice.js';
import { SellerSource } from '../ports/document-renderer.js';

/** What each new document is given: id, time, seller and currency. */
@Injectable()
export class DocumentHeaders {
  constructor(
    private readonly sellers: SellerSource,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** Reads the seller beforehand, so that what is returned needs no waiting. */
  async prepare(): Promise<() => DocumentHeader> {
    const seller = await this.sellers.current();
    return () => ({ id: this.ids.next(), seller, at: this.clock.now(), currency: CURRENCY });
  }
}

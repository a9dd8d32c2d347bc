import { returnRules } from '../../../../common/contract/order-return.js';
import { InvalidInput } from '../../../kernel/domain-error.js';
import type { OrderReturn } from '../domain/order-return.js';
import { TooManyReturnImages } from '../domain/return-errors.js';
import { type ReturnImageFile, ReturnImages } from '../ports/return-images.js';

interface Row {
  readonly id: string;
  readonly orderId: string;
  readonly returnId?: string;
  readonly file: Buffer;
}

/** Images in memory, as they came. Their order is that of the user `ada`. */
export class FakeReturnImages extends ReturnImages {
  private rows: readonly Row[] = [];
  private added = 0;

  async countOf(orderId: string): Promise<number> {
    return this.countedOf(orderId);
  }

  private countedOf(orderId: string): number {
    return this.rows.filter((row) => row.orderId === orderId).length;
  }

  async add(orderId: string, file: Buffer, most: number): Promise<string> {
    if (this.countedOf(orderId) >= most) throw new TooManyReturnImages();
    const id = `image-${++this.added}`;
    this.rows = [...this.rows, { id, orderId, file }];
    return id;
  }

  async attach(
    { id: returnId, orderId }: Pick<OrderReturn, 'id' | 'orderId'>,
    ids: readonly string[],
  ): Promise<void> {
    const unsent = this.rows.filter((row) => row.orderId === orderId && !row.returnId);
    if (unsent.filter(({ id }) => ids.includes(id)).length < ids.length) {
      throw InvalidInput.field('images', returnRules.images.gone);
    }
    this.rows = this.rows.map((row) => (ids.includes(row.id) ? { ...row, returnId } : row));
  }

  async open(orderId: string, id: string): Promise<ReturnImageFile | undefined> {
    const row = this.rows.find((one) => one.id === id && one.orderId === orderId);
    return row && { content: piecesOf(row.file), length: row.file.length, mime: 'image/png' };
  }

  async eraseOf(): Promise<void> {
    this.rows = [];
  }

  /** The ids of a return's images. */
  of(returnId: string): string[] {
    return this.rows.filter((row) => row.returnId === returnId).map(({ id }) => id);
  }
}

async function* piecesOf(file: Buffer): AsyncGenerator<Buffer> {
  yield file;
}

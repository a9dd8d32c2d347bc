import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { returnRules } from '../../../../../common/contract/order-return.js';
import { InvalidInput } from '../../../../kernel/domain-error.js';
import { Ids, isId } from '../../../../kernel/ids.js';
import { UnitOfWork } from '../../../../kernel/unit-of-work.js';
import { columns } from '../../../../platform/database/fields.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { Statements } from '../../../../platform/database/statements.js';
import { TransactionLock } from '../../../../platform/database/transaction-lock.js';
import { ImageReferences, UnknownImage } from '../../../../platform/storage/image-references.js';
import { PrivateImages } from '../../../../platform/storage/private-images.js';
import type { OrderReturn } from '../../domain/order-return.js';
import { TooManyReturnImages } from '../../domain/return-errors.js';
import { type ReturnImageFile, ReturnImages } from '../../ports/return-images.js';
import { OrderReturnImageEntity } from './entities.js';

/** The owner of their references, which spare the files from the sweep. */
const OWNER = 'returns.return';

/** Rows with the keys of files in the image store. */
@Injectable()
export class StoredReturnImages extends ReturnImages {
  constructor(
    private readonly files: PrivateImages,
    private readonly references: ImageReferences,
    private readonly repositories: Repositories,
    private readonly statements: Statements,
    private readonly unitOfWork: UnitOfWork,
    private readonly ids: Ids,
    private readonly lock: TransactionLock,
  ) {
    super();
  }

  countOf(orderId: string): Promise<number> {
    return this.repositories.read(OrderReturnImageEntity).countBy({ orderId });
  }

  async add(orderId: string, file: Buffer, most: number): Promise<string> {
    const { name, key } = await this.files.add(file);
    const row = {
      id: this.ids.next(),
      orderId,
      returnId: null,
      position: null,
      name,
      fileKey: key,
    };
    await this.unitOfWork.run(async () => {
      await this.lock.take(`${OWNER} images of ${orderId}`);
      // The sweep deletes the file, which no row references.
      if ((await this.rows.countBy({ orderId })) >= most) throw new TooManyReturnImages();
      await this.rows.insert(row satisfies OrderReturnImageEntity);
    });
    return row.id;
  }

  async attach(
    { id: returnId, orderId }: Pick<OrderReturn, 'id' | 'orderId'>,
    ids: readonly string[],
  ): Promise<void> {
    if (ids.length === 0) return;
    const unsent = { orderId, returnId: IsNull() };
    const found = await this.rows.findBy({ ...unsent, id: In([...ids]) });
    if (found.length < ids.length) throw imageGone();
    const names = found.map(({ name }) => name);
    try {
      await this.references.replace(OWNER, returnId, names);
    } catch (error) {
      throw error instanceof UnknownImage ? imageGone() : error;
    }
    for (const [index, id] of ids.entries()) {
      await this.rows.update({ ...unsent, id }, { returnId, position: index + 1 });
    }
  }

  async open(orderId: string, id: string): Promise<ReturnImageFile | undefined> {
    if (!isId(orderId) || !isId(id)) return undefined;
    const row = await this.repositories.read(OrderReturnImageEntity).findOneBy({ id, orderId });
    return row ? this.files.open({ name: row.name, key: row.fileKey }) : undefined;
  }

  async eraseOf(userId: string): Promise<void> {
    const result = await this.rows
      .createQueryBuilder()
      .delete()
      .where('order_id IN (SELECT id FROM orders WHERE user_id = :userId)', { userId })
      .returning('return_id')
      .execute();
    const erased = this.statements.returned(result, RETURN_ID);
    const returnIds = erased.flatMap(({ returnId }) => returnId ?? []);
    await this.references.replaceAll(OWNER, new Map(returnIds.map((id) => [id, []])));
  }

  private get rows() {
    return this.repositories.write(OrderReturnImageEntity);
  }
}

const RETURN_ID = columns(OrderReturnImageEntity, 'image', ['returnId']);

const imageGone = () => InvalidInput.field('images', returnRules.images.gone);

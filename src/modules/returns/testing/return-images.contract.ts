import type { ReturnImageFile, ReturnImages } from '../ports/return-images.js';

/** All of a file. */
export async function bytesOf({ content }: ReturnImageFile): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of content) pieces.push(piece);
  return Buffer.concat(pieces);
}

interface Store {
  readonly images: ReturnImages;
  /** A return of the first order of the user. */
  readonly orderReturn: { readonly id: string; readonly orderId: string };
  readonly otherOrderId: string;
  readonly userId: string;
  /** An image that the store leaves as it is. */
  readonly file: Buffer;
  readonly inTransaction: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

const MOST = 4;

/** The contract of every store of return images. `make` returns an empty one beside two orders of a user. */
export function returnImagesContract(make: () => Promise<Store>): void {
  const added = async () => {
    const store = await make();
    const { images, orderReturn, file, inTransaction } = store;
    const id = await images.add(orderReturn.orderId, file, MOST);
    const attach = (...ids: string[]) => inTransaction(() => images.attach(orderReturn, ids));
    return { ...store, id, attach };
  };

  it('opens an image of its order only', async () => {
    const { images, orderReturn, otherOrderId, id } = await added();
    const opened = await images.open(orderReturn.orderId, id);
    expect(opened).toMatchObject({ mime: 'image/png' });
    expect(await bytesOf(opened!)).toHaveLength(opened!.length);
    expect(await images.open(otherOrderId, id)).toBeUndefined();
    expect(await images.open(orderReturn.orderId, 'nonsense')).toBeUndefined();
    expect(await images.open('nonsense', id)).toBeUndefined();
  });

  it('counts those of an order', async () => {
    const { images, orderReturn, otherOrderId, file } = await added();
    await images.add(orderReturn.orderId, file, MOST);
    expect([await images.countOf(orderReturn.orderId), await images.countOf(otherOrderId)]).toEqual(
      [2, 0],
    );
  });

  it('adds no more than the most, of several at once', async () => {
    const { images, orderReturn, otherOrderId, file } = await added();
    const add = (orderId: string) => images.add(orderId, file, MOST);
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, () => add(orderReturn.orderId)),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(MOST - 1);
    expect(await images.countOf(orderReturn.orderId)).toBe(MOST);
    await expect(add(orderReturn.orderId)).rejects.toMatchObject({ code: 'too_many_images' });
    expect(await add(otherOrderId)).toEqual(expect.any(String));
  });

  it('attaches an image once, and none of another order', async () => {
    const { images, otherOrderId, file, id, attach } = await added();
    const foreign = await images.add(otherOrderId, file, MOST);
    const refusal = { errors: [{ field: 'images' }] };
    await expect(attach(id, foreign)).rejects.toMatchObject(refusal);
    await expect(attach(id, id)).rejects.toMatchObject(refusal);
    await attach(id);
    await expect(attach(id)).rejects.toMatchObject(refusal);
    await attach();
  });

  it('erases all of a user', async () => {
    const { images, orderReturn, userId, file, id, attach, inTransaction } = await added();
    await attach(id);
    const unsent = await images.add(orderReturn.orderId, file, MOST);
    await inTransaction(() => images.eraseOf(userId));
    expect(await images.open(orderReturn.orderId, id)).toBeUndefined();
    expect(await images.open(orderReturn.orderId, unsent)).toBeUndefined();
    expect(await images.countOf(orderReturn.orderId)).toBe(0);
    await inTransaction(() => images.eraseOf(userId));
  });
}

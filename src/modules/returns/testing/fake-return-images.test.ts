import { FakeReturnImages } from './fake-return-images.js';
import { returnImagesContract } from './return-images.contract.js';

describe('images of returns in memory', () => {
  returnImagesContract(async () => ({
    images: new FakeReturnImages(),
    orderReturn: { id: 'return-1', orderId: 'order-1' },
    otherOrderId: 'order-2',
    userId: 'ada',
    file: Buffer.from('an image'),
    inTransaction: (work) => work(),
  }));
});

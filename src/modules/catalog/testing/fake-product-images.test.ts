import { FakeProductImages } from './fake-product-images.js';
import { IMAGE, IMAGE_NAME } from './fixtures.js';
import { productImagesContract } from './product-images.contract.js';

describe('images of the catalog in memory', () => {
  productImagesContract(async () => ({
    images: new FakeProductImages(new Set([IMAGE_NAME])),
    stored: { url: IMAGE, name: IMAGE_NAME },
    missing: { url: '/media/two.webp', name: 'two.webp' },
    inTransaction: (work) => work(),
  }));
});

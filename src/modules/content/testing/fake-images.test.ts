import { DirectUnitOfWork } from '../../../kernel/testing/fakes.js';
import { contentImagesContract } from './content-images.contract.js';
import { FakeContentImages } from './fake-content-images.js';
import { FakeImageLibrary } from './fake-image-library.js';
import { imageLibraryContract } from './image-library.contract.js';

const unitOfWork = new DirectUnitOfWork();
const inTransaction = <Result>(work: () => Promise<Result>) => unitOfWork.run(work);

describe('fake images of the content', () => {
  contentImagesContract(() => ({
    images: new FakeContentImages(),
    stored: 'stored.webp',
    missing: 'missing.webp',
    inTransaction,
  }));
});

describe('the fake image library', () => {
  imageLibraryContract(async () => {
    const library = new FakeImageLibrary();
    return {
      library,
      inTransaction,
      files: [Buffer.from('older.webp'), Buffer.from('newer.webp')],
      showInGallery: async (name) => {
        library.shown.set(name, [{ owner: 'content.gallery', ownerId: 'one', count: 1 }]);
      },
    };
  });
});

import { DirectUnitOfWork } from '../../../kernel/testing/fakes.js';
import { RecordedAuditLog } from '../../auth/testing/recorded-audit-log.js';
import { FakeImageLibrary } from '../testing/fake-image-library.js';
import { AddLibraryImage } from './add-library-image.js';
import { DeleteLibraryImage } from './delete-library-image.js';
import { DescribeImage } from './describe-image.js';

const ADMIN = { id: 'admin' };

async function fixture() {
  const [library, auditLog] = [new FakeImageLibrary(), new RecordedAuditLog()];
  const unitOfWork = new DirectUnitOfWork();
  const add = new AddLibraryImage(unitOfWork, library, auditLog);
  expect(await add.execute(ADMIN, Buffer.from('a.webp'))).toBe('a.webp');
  return {
    library,
    auditLog,
    describe: new DescribeImage(unitOfWork, library, auditLog),
    remove: new DeleteLibraryImage(unitOfWork, library, auditLog),
  };
}

it('an image is added, described and deleted, each with an audit entry', async () => {
  const { library, auditLog, describe: say, remove } = await fixture();
  await say.execute(ADMIN, 'a.webp', 'A bar');
  await say.execute(ADMIN, 'a.webp', 'A bar');
  expect((await library.find('a.webp'))?.alt).toBe('A bar');
  await remove.execute(ADMIN, 'a.webp');
  expect(library.images.size).toBe(0);
  const subject = 'image a.webp';
  expect(auditLog.entries).toEqual([
    { actor: ADMIN, action: 'images.add', subject, after: {} },
    {
      actor: ADMIN,
      action: 'images.describe',
      subject,
      before: { alt: '' },
      after: { alt: 'A bar' },
    },
    { actor: ADMIN, action: 'images.delete', subject, before: { alt: 'A bar' } },
  ]);
});

it('an image in use stays', async () => {
  const { library, auditLog, remove } = await fixture();
  library.shown.set('a.webp', [{ owner: 'content.gallery', ownerId: '1', count: 1 }]);
  await expect(remove.execute(ADMIN, 'a.webp')).rejects.toMatchObject({
    kind: 'conflict',
    message: 'This image is used by the gallery.',
  });
  expect([library.images.size, auditLog.entries.length]).toEqual([1, 1]);
});

it('an image that there is not is neither described nor deleted', async () => {
  const { describe: say, remove } = await fixture();
  await expect(say.execute(ADMIN, 'b.webp', 'A bar')).rejects.toThrow('Image not found');
  await expect(remove.execute(ADMIN, 'b.webp')).rejects.toThrow('Image not found');
});

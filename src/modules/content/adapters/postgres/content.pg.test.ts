import { ALL_ENTITIES } from '../../../../../test/support/entities.js';
import { openDatabase, type OpenDatabase } from '../../../../../test/support/open-database.js';
import { SettableClock } from '../../../../kernel/testing/fakes.js';
import { ImageReferences, UnknownImage } from '../../../../platform/storage/image-references.js';
import { ImageRepository } from '../../../../platform/storage/image-repository.js';
import { UuidIds } from '../../../../platform/uuid-ids.js';
import { contactMessageRepositoryContract } from '../../testing/contact-message-repository.contract.js';
import { PostgresContactMessageRepository } from './postgres-contact-message-repository.js';
import { PostgresHomeContent } from './postgres-home-content.js';

let database: OpenDatabase;

beforeAll(async () => {
  database = await openDatabase(ALL_ENTITIES);
});
afterAll(() => database?.close());

describe('contact messages in Postgres', () => {
  contactMessageRepositoryContract(() => ({
    messages: new PostgresContactMessageRepository(database.repositories),
    inTransaction: (work) => database.unitOfWork.run(work),
  }));
});

describe('the home page in Postgres', () => {
  const said = { name: 'Ann', title: 'Runner', feedback: 'It holds.' };
  const open = async () => {
    const { statements, repositories, unitOfWork } = database;
    const clock = new SettableClock();
    const images = new ImageRepository(statements, repositories, clock);
    for (const name of ['a.png', 'b.png']) {
      await unitOfWork.run(async () => {
        await images.addOrRenew({ name, mime: 'image/png', width: 700, height: 20 });
        await images.setWidths(name, [320, 640]);
      });
    }
    const references = new ImageReferences(statements, repositories, clock);
    const home = new PostgresHomeContent(
      ...([statements, repositories, unitOfWork, references, new UuidIds()] as const),
    );
    return { home, orphans: () => images.orphans(new Date('2100-01-01'), 10) };
  };

  it('is replaced whole, in its order, and lets go of what it showed', async () => {
    const { home, orphans } = await open();
    await home.fill({ gallery: ['a.png'], testimonials: [{ ...said, image: null }] });
    await home.fill({
      gallery: ['b.png', 'a.png'],
      testimonials: [
        { ...said, image: 'a.png' },
        { ...said, name: 'Bob', image: null },
      ],
    });
    const widths = [320, 640];
    expect(await home.gallery()).toEqual([
      { image: 'b.png', widths },
      { image: 'a.png', widths },
    ]);
    expect(await home.testimonials()).toEqual([
      { ...said, image: 'a.png', widths },
      { ...said, name: 'Bob', image: null, widths: [] },
    ]);
    await database.dataSource.query(
      'UPDATE gallery_image SET position = -position; UPDATE testimonial SET position = -position',
    );
    expect((await home.gallery()).map(({ image }) => image)).toEqual(['a.png', 'b.png']);
    expect((await home.testimonials()).map(({ name }) => name)).toEqual(['Bob', 'Ann']);
    await home.fill({ gallery: ['b.png'], testimonials: [] });
    expect([await home.gallery(), await home.testimonials()]).toMatchObject([
      [{ image: 'b.png' }],
      [],
    ]);
    expect(await orphans()).toEqual(['a.png']);
  });

  it('stays as it was where an image is unknown', async () => {
    const { home } = await open();
    await home.fill({ gallery: ['a.png'], testimonials: [] });
    const filling = home.fill({ gallery: ['c.png'], testimonials: [] });
    await expect(filling).rejects.toThrow(UnknownImage);
    expect(await home.gallery()).toMatchObject([{ image: 'a.png' }]);
  });
});

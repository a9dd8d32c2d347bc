import { CountingIds, DirectUnitOfWork, SettableClock } from '../../../kernel/testing/fakes.js';
import { RecordedAuditLog } from '../../auth/testing/recorded-audit-log.js';
import { entryRepositoryContract } from '../testing/entry-repository.contract.js';
import { FakeContentImages } from '../testing/fake-content-images.js';
import { FakeDocumentRepository } from '../testing/fake-document-repository.js';
import { FakeEntryRepository } from '../testing/fake-entry-repository.js';
import { AddEntry } from './add-entry.js';
import { DeleteEntry } from './delete-entry.js';
import { EditEntry } from './edit-entry.js';
import { ReorderEntries } from './reorder-entries.js';
import { SeedContent } from './seed-content.js';

const ADMIN = { id: 'admin' };
const SAID = { name: 'Ann', title: 'Runner', feedback: 'It holds.', image: '/media/a.webp' };
const STORED = { ...SAID, image: 'a.webp' };
const BOB = { ...SAID, name: 'Bob', image: null };
const NO_IMAGE = { errors: [{ field: 'image', message: 'Each file must be an image' }] };

describe('entries in memory', () => {
  entryRepositoryContract(async () => ({
    entries: new FakeEntryRepository(),
    inTransaction: (work) => work(),
  }));
});

function fixture() {
  const [entries, images] = [new FakeEntryRepository(), new FakeContentImages()];
  const [unitOfWork, auditLog, ids] = [
    new DirectUnitOfWork(),
    new RecordedAuditLog(),
    new CountingIds(),
  ];
  const documents = new FakeDocumentRepository();
  const clock = new SettableClock();
  return {
    entries,
    images,
    auditLog,
    documents,
    add: new AddEntry(unitOfWork, entries, images, auditLog, ids),
    edit: new EditEntry(unitOfWork, entries, images, auditLog),
    remove: new DeleteEntry(unitOfWork, entries, images, auditLog),
    reorder: new ReorderEntries(unitOfWork, entries, auditLog),
    seed: new SeedContent(unitOfWork, entries, documents, images, ids, clock),
  };
}

describe('an entry', () => {
  it('is added at the end, with its image and an audit entry', async () => {
    const { entries, images, auditLog, add } = fixture();
    const first = await add.execute(ADMIN, 'testimonials', { values: SAID, isShown: true });
    const second = await add.execute(ADMIN, 'testimonials', { values: BOB, isShown: false });
    expect(await entries.all('testimonials')).toEqual([
      { id: first, list: 'testimonials', values: STORED, isShown: true, version: 1, position: 0 },
      { id: second, list: 'testimonials', values: BOB, isShown: false, version: 1, position: 1 },
    ]);
    expect(images.stored.get(`testimonials ${first}`)).toEqual(['a.webp']);
    expect(auditLog.entries[0]).toEqual({
      actor: ADMIN,
      action: 'content.add',
      subject: `testimonials ${first}`,
      after: { ...STORED, isShown: true },
    });
  });

  it('has every field of its list, a missing or emptied flag as false', async () => {
    const { entries, add } = fixture();
    await add.execute(ADMIN, 'partners', { values: { name: 'Oak' }, isShown: true });
    const emptied = { name: 'Elm', showsName: null };
    await add.execute(ADMIN, 'partners', { values: emptied, isShown: true });
    expect((await entries.all('partners')).map(({ values }) => values)).toEqual([
      { name: 'Oak', image: null, showsName: false },
      { name: 'Elm', image: null, showsName: false },
    ]);
  });

  it('is edited by fields, hidden, and left alone where nothing changes', async () => {
    const { entries, images, auditLog, add, edit } = fixture();
    const id = await add.execute(ADMIN, 'testimonials', { values: SAID, isShown: true });
    const change = { values: { title: 'Cyclist', image: '' }, isShown: false, seenVersion: 1 };
    await edit.execute(ADMIN, 'testimonials', id, change);
    const values = { ...SAID, title: 'Cyclist', image: null };
    expect(await entries.all('testimonials')).toMatchObject([
      { values, isShown: false, version: 2 },
    ]);
    expect(images.stored.get(`testimonials ${id}`)).toEqual([]);
    expect(auditLog.entries.at(-1)).toMatchObject({
      actor: ADMIN,
      action: 'content.edit',
      subject: `testimonials ${id}`,
      before: { ...STORED, isShown: true, version: 1 },
      after: { ...values, isShown: false, version: 2 },
    });
    await edit.execute(ADMIN, 'testimonials', id, { values: {}, seenVersion: 2 });
    expect(auditLog.entries).toHaveLength(2);
  });

  it('is not edited where the admin saw another version, or where it is of another list', async () => {
    const { add, edit } = fixture();
    const id = await add.execute(ADMIN, 'testimonials', { values: SAID, isShown: true });
    const change = { values: { title: 'Cyclist' }, seenVersion: 2 };
    await expect(edit.execute(ADMIN, 'testimonials', id, change)).rejects.toMatchObject({
      code: 'edited_meanwhile',
      data: { version: 1, fields: ['title'] },
      message: 'Someone else has changed this since you opened it.',
    });
    await expect(edit.execute(ADMIN, 'partners', id, change)).rejects.toThrow('Entry not found');
  });

  it('is edited in its values alone, and shown or hidden alone, and the others stay', async () => {
    const { entries, add, edit } = fixture();
    await add.execute(ADMIN, 'testimonials', { values: SAID, isShown: true });
    const id = await add.execute(ADMIN, 'testimonials', { values: BOB, isShown: true });
    const [ann] = await entries.all('testimonials');
    const values = { ...BOB, title: 'Cyclist' };
    await edit.execute(ADMIN, 'testimonials', id, { values: { title: 'Cyclist' }, seenVersion: 1 });
    expect(await entries.all('testimonials')).toMatchObject([
      ann,
      { id, values, isShown: true, version: 2 },
    ]);
    await edit.execute(ADMIN, 'testimonials', id, { values: {}, isShown: false, seenVersion: 2 });
    expect(await entries.all('testimonials')).toMatchObject([
      ann,
      { id, values, isShown: false, version: 3 },
    ]);
  });

  it('is not edited to show an image that is not stored', async () => {
    const { add, edit } = fixture();
    const id = await add.execute(ADMIN, 'testimonials', { values: SAID, isShown: true });
    const change = { values: { image: '/media/missing.webp' }, seenVersion: 1 };
    const editing = edit.execute(ADMIN, 'testimonials', id, change);
    await expect(editing).rejects.toMatchObject(NO_IMAGE);
  });

  it.each([
    [{ ...SAID, name: ' ' }, 'name', 'Name must not be blank'],
    [{ ...SAID, name: 'a\nb' }, 'name', 'Name must be one line'],
    [{ ...SAID, image: 'https://evil.example/a.png' }, 'image', 'Each file must be an image'],
    [{ ...SAID, image: '/media/missing.webp' }, 'image', 'Each file must be an image'],
    [{ ...SAID, feedback: 'See {{nothing}}' }, 'feedback', '{{nothing}} is no placeholder'],
    [{ ...SAID, title: true }, 'title', 'Occupation must be a text'],
    [{ ...SAID, other: 'x' }, 'other', 'other is no field of this list'],
  ])('names the invalid field of %j', async (values, field, message) => {
    const { add } = fixture();
    const adding = add.execute(ADMIN, 'testimonials', { values, isShown: true });
    await expect(adding).rejects.toMatchObject({ errors: [{ field, message }] });
  });

  it('is deleted with its reference to the image', async () => {
    const { entries, images, auditLog, add, remove } = fixture();
    const other = await add.execute(ADMIN, 'testimonials', { values: BOB, isShown: true });
    const id = await add.execute(ADMIN, 'testimonials', { values: SAID, isShown: true });
    await remove.execute(ADMIN, 'testimonials', id);
    expect((await entries.all('testimonials')).map((entry) => entry.id)).toEqual([other]);
    expect(images.stored.get(`testimonials ${id}`)).toEqual([]);
    expect(auditLog.entries.at(-1)).toEqual({
      actor: ADMIN,
      action: 'content.delete',
      subject: `testimonials ${id}`,
      before: { ...STORED, isShown: true },
    });
    await expect(remove.execute(ADMIN, 'testimonials', id)).rejects.toThrow('Entry not found');
  });
});

describe('the order of a list', () => {
  it('changes as a whole, and is recorded only where it does', async () => {
    const { entries, auditLog, add, reorder } = fixture();
    const ids: string[] = [];
    for (const name of ['A', 'B', 'C']) {
      ids.push(await add.execute(ADMIN, 'partners', { values: { name }, isShown: true }));
    }
    await reorder.execute(ADMIN, 'partners', ids);
    expect(auditLog.entries).toHaveLength(3);
    const turned = ids.toReversed();
    await reorder.execute(ADMIN, 'partners', turned);
    expect((await entries.all('partners')).map(({ id }) => id)).toEqual(turned);
    expect(auditLog.entries.at(-1)).toEqual({
      actor: ADMIN,
      action: 'content.reorder',
      subject: 'partners',
      before: { ids },
      after: { ids: turned },
    });
    const [a, b, c] = ids as [string, string, string];
    for (const wrong of [
      [b, c],
      [b, c, 'x'],
      [a, a, b],
      [...ids, a],
    ]) {
      await expect(reorder.execute(ADMIN, 'partners', wrong)).rejects.toMatchObject({
        errors: [{ field: 'ids', message: 'Ids must be those of all entries, each once' }],
      });
    }
    expect((await entries.all('partners')).map(({ id }) => id)).toEqual(turned);
  });

  it('has at most 100 entries', async () => {
    const { add, seed } = fixture();
    const many = Array.from({ length: 100 }, (_, index) => ({ name: `P${index}` }));
    await seed.list('partners', many);
    const adding = add.execute(ADMIN, 'partners', { values: { name: 'More' }, isShown: true });
    await expect(adding).rejects.toMatchObject({
      kind: 'conflict',
      code: 'list_full',
      message: 'A list can have at most 100 entries.',
    });
  });
});

describe('seeding', () => {
  it('fills what is empty, and leaves what somebody has written', async () => {
    const { entries, documents, auditLog, add, seed } = fixture();
    expect(await seed.isEmpty('partners')).toBe(true);
    await seed.list('partners', [{ name: 'A' }, { name: 'B' }]);
    await seed.list('partners', [{ name: 'C' }]);
    expect(await entries.all('partners')).toMatchObject([
      { values: { name: 'A' }, isShown: true },
      { values: { name: 'B' }, isShown: true },
    ]);
    expect(await seed.isEmpty('partners')).toBe(false);
    await seed.document('about', { mission: 'Lift.' });
    await seed.document('about', { mission: 'Other.' });
    expect(await documents.latest('about')).toMatchObject({
      version: 1,
      values: { mission: 'Lift.' },
      userId: null,
    });
    expect(auditLog.entries).toEqual([]);
    await add.execute(ADMIN, 'partners', { values: { name: 'D' }, isShown: true });
  });

  it('stores the images of the entries, and refuses one that is not there', async () => {
    const { entries, images, seed } = fixture();
    await seed.list('gallery', [{ image: 'a.webp' }]);
    const [entry] = await entries.all('gallery');
    expect(images.stored).toEqual(new Map([[`gallery ${entry?.id}`, ['a.webp']]]));
    const seeding = seed.list('partners', [{ name: 'Oak', image: 'missing.webp' }]);
    await expect(seeding).rejects.toMatchObject(NO_IMAGE);
  });
});

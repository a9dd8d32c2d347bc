import { currentSettings } from '../../../../common/contract/current-settings.js';
import { DirectUnitOfWork, SettableClock } from '../../../kernel/testing/fakes.js';
import { RecordedAuditLog } from '../../auth/testing/recorded-audit-log.js';
import { currentValues } from '../domain/document-version.js';
import { pageDrafts } from '../domain/page-drafts.js';
import { documentRepositoryContract } from '../testing/document-repository.contract.js';
import { FakeContentImages } from '../testing/fake-content-images.js';
import { FakeDocumentRepository } from '../testing/fake-document-repository.js';
import { FakeMarkdownRenderer } from '../testing/fake-markdown-renderer.js';
import { DocumentImages } from './document-images.js';
import { EditDocument } from './edit-document.js';
import { RenderPage } from './render-page.js';
import { RestoreDocument } from './restore-document.js';

const ADMIN = { id: 'admin' };
const NONE = { settings: currentSettings({}), deliveryCost: 'Free.' };

describe('content documents in memory', () => {
  documentRepositoryContract(async () => ({
    documents: new FakeDocumentRepository(),
    inTransaction: (work) => work(),
  }));
});

function fixture() {
  const documents = new FakeDocumentRepository();
  const images = new FakeContentImages();
  const renderer = new FakeMarkdownRenderer();
  const [unitOfWork, clock, auditLog] = [
    new DirectUnitOfWork(),
    new SettableClock(),
    new RecordedAuditLog(),
  ];
  const shownImages = new DocumentImages(images, renderer);
  const edit = new EditDocument(unitOfWork, documents, images, shownImages, auditLog, clock);
  const restore = new RestoreDocument(unitOfWork, documents, shownImages, auditLog, clock);
  const pages = new RenderPage({ current: () => documents.all() }, renderer);
  return { documents, images, clock, auditLog, edit, restore, pages, renderer };
}

describe('an edit of a document', () => {
  it('adds a version with an audit entry, and shows it', async () => {
    const { documents, clock, auditLog, edit, pages } = fixture();
    await edit.execute(ADMIN, 'terms', { markdown: 'Be kind, {{shopName}}.' }, 0);
    expect(await documents.latest('terms')).toEqual({
      document: 'terms',
      version: 1,
      values: { markdown: 'Be kind, {{shopName}}.' },
      at: clock.now(),
      userId: 'admin',
      restoredFrom: null,
    });
    expect(auditLog.entries).toEqual([
      {
        actor: ADMIN,
        action: 'content.edit',
        subject: 'content terms',
        before: { version: 0, markdown: pageDrafts.terms },
        after: { version: 1, markdown: 'Be kind, {{shopName}}.' },
      },
    ]);
    expect(await pages.execute('terms', NONE)).toMatchObject({
      id: 'terms',
      title: 'Terms of Service',
      html: '<p>Be kind, VIGOR.</p>',
    });
  });

  it('that changes nothing adds none', async () => {
    const { documents, auditLog, edit } = fixture();
    await edit.execute(ADMIN, 'terms', { markdown: pageDrafts.terms }, 0);
    expect([documents.versions.length, auditLog.entries.length]).toEqual([0, 0]);
  });

  it('that empties a page hides it', async () => {
    const { edit, pages } = fixture();
    await edit.execute(ADMIN, 'returns', { markdown: ' \n' }, 0);
    expect(await pages.execute('returns', NONE)).toBeUndefined();
    expect(await pages.shown()).toEqual(['privacy', 'terms', 'delivery']);
  });

  it('is refused where the admin saw another version than the newest', async () => {
    const { edit } = fixture();
    await edit.execute(ADMIN, 'terms', { markdown: 'One' }, 0);
    for (const seen of [0, 2]) {
      await expect(edit.execute(ADMIN, 'terms', { markdown: 'Two' }, seen)).rejects.toMatchObject({
        code: 'edited_meanwhile',
        data: { version: 1, fields: ['markdown'] },
      });
    }
    await edit.execute(ADMIN, 'privacy', { markdown: 'Another document' }, 0);
  });

  it.each([
    [{ markdown: 'a'.repeat(30_001) }, 'markdown', 'Text is too long'],
    [{ markdown: 'Ask {{ shop }} or {{email}}' }, 'markdown', '{{shop}} is no placeholder'],
    [{ markdown: `a\n${'> '.repeat(21)}b` }, 'markdown', 'Text is nested too deeply'],
    [{ markdown: '- '.repeat(30) }, 'markdown', 'Text is nested too deeply'],
    [{ markdown: '*a_'.repeat(300) }, 'markdown', 'Text has too many * or _ in one paragraph'],
    [{ headline: 'Hi' }, 'headline', 'headline is no field of this document'],
    [{ markdown: '![](/media/missing.webp)' }, 'markdown', 'Each file must be an image'],
  ])('names the invalid field of %j', async (values, field, message) => {
    const { edit } = fixture();
    await expect(edit.execute(ADMIN, 'terms', values, 0)).rejects.toMatchObject({
      errors: [{ field, message }],
    });
  });

  it('refuses an announcement that would end before it begins, or as it begins', async () => {
    const { documents, edit } = fixture();
    const [early, late] = ['2026-01-01T10:00:00Z', '2026-01-01T11:00:00.000Z'];
    const errors = [{ field: 'to', message: 'Shown until must be after Shown from' }];
    const refused = (values: Record<string, string | null>, seen: number) =>
      expect(edit.execute(ADMIN, 'announcement', values, seen)).rejects.toMatchObject({ errors });
    await refused({ from: late, to: early }, 0);
    await refused({ from: early, to: '2026-01-01T10:00Z' }, 0);
    await edit.execute(ADMIN, 'announcement', { from: early, to: late }, 0);
    await refused({ to: '2025-12-31T10:00:00Z' }, 1);
    await refused({ from: '2026-01-02T10:00:00Z' }, 1);
    await edit.execute(ADMIN, 'announcement', { from: null, to: early }, 1);
    expect((await documents.latest('announcement'))?.values).toEqual({ from: null, to: early });
  });

  it('stores the images that it shows', async () => {
    const { images, edit, restore } = fixture();
    await edit.execute(ADMIN, 'terms', { markdown: '![](/media/a.webp)' }, 0);
    expect(images.stored).toEqual(new Map([['document terms', ['a.webp']]]));
    await restore.execute(ADMIN, 'terms', 0, 1);
    expect(images.stored).toEqual(new Map([['document terms', []]]));
  });

  it('stores the images of the home page by their names, but none that a plain text shows', async () => {
    const { documents, images, edit } = fixture();
    const written = { range: '![](/media/b.webp)', image: '/media/a.webp' };
    await edit.execute(ADMIN, 'home', written, 0);
    const values = { ...written, image: 'a.webp' };
    expect(await documents.latest('home')).toMatchObject({ version: 1, values });
    expect(images.stored).toEqual(new Map([['document home', ['a.webp']]]));
  });

  it.each(['/media/missing.webp', 'https://evil.example/a.webp'])(
    'refuses a home page with %s, and names its field',
    async (narrowImage) => {
      const { edit } = fixture();
      const values = { image: '/media/a.webp', narrowImage };
      await expect(edit.execute(ADMIN, 'home', values, 0)).rejects.toMatchObject({
        errors: [{ field: 'narrowImage', message: 'Each file must be an image' }],
      });
    },
  );
});

describe('a restore of a document', () => {
  it('takes an older version back, as a new one', async () => {
    const { documents, auditLog, edit, restore } = fixture();
    await edit.execute(ADMIN, 'terms', { markdown: 'One' }, 0);
    await edit.execute(ADMIN, 'terms', { markdown: 'Two' }, 1);
    await restore.execute(ADMIN, 'terms', 1, 2);
    expect(await documents.latest('terms')).toMatchObject({
      version: 3,
      values: { markdown: 'One' },
      restoredFrom: 1,
    });
    expect(auditLog.entries.at(-1)).toMatchObject({
      actor: ADMIN,
      action: 'content.restore',
      subject: 'content terms',
      before: { version: 2, markdown: 'Two' },
      after: { version: 3, markdown: 'One', restoredFrom: 1 },
    });
  });

  it('of version 0 takes what is built in', async () => {
    const { documents, edit, restore } = fixture();
    await edit.execute(ADMIN, 'terms', { markdown: 'One' }, 0);
    await restore.execute(ADMIN, 'terms', 0, 1);
    const latest = await documents.latest('terms');
    expect(latest).toMatchObject({ version: 2, values: {}, restoredFrom: 0 });
    expect(currentValues(latest).markdown).toBe(pageDrafts.terms);
  });

  it('is refused for an unknown version, and where the admin saw an older one', async () => {
    const { documents, edit, restore } = fixture();
    await edit.execute(ADMIN, 'terms', { markdown: 'One' }, 0);
    await expect(restore.execute(ADMIN, 'terms', 7, 1)).rejects.toThrow('Version not found');
    await expect(restore.execute(ADMIN, 'terms', 0, 0)).rejects.toMatchObject({
      code: 'edited_meanwhile',
    });
    await restore.execute(ADMIN, 'terms', 1, 1);
    expect(documents.versions).toHaveLength(1);
  });
});

it('previews a text as the page would show it, and stores nothing', () => {
  const { documents, pages } = fixture();
  expect(pages.preview('Ask {{shopName}}. ![](/media/a.webp)', NONE)).toMatchObject({
    html: '<p>Ask VIGOR. ![](/media/a.webp)</p>',
    images: ['a.webp'],
  });
  expect(documents.versions).toEqual([]);
});

it('renders a page again only where its text or the settings change', async () => {
  const { edit, pages, renderer } = fixture();
  const render = jest.spyOn(renderer, 'render');
  await pages.execute('terms', NONE);
  await pages.execute('terms', NONE);
  expect(render).toHaveBeenCalledTimes(1);
  await pages.execute('terms', { ...NONE, settings: { ...NONE.settings, name: 'Bell' } });
  expect(render).toHaveBeenCalledTimes(2);
  await edit.execute(ADMIN, 'terms', { markdown: 'New' }, 0);
  expect((await pages.execute('terms', NONE))?.html).toBe('<p>New</p>');
});

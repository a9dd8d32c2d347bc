import { contentDocumentIds } from '../../../../common/contract/content-documents.js';
import { HERO_TEXTS } from '../../../../common/contract/hero-texts.js';
import {
  builtIn,
  changedDocument,
  currentValues,
  type DocumentValues,
  type DocumentVersion,
} from './document-version.js';
import { pageDrafts } from './page-drafts.js';

const at = new Date('2026-01-01T00:00:00Z');
const edit = { seenVersion: 1, at, userId: 'admin' };

it('a document that nobody has edited has its built-in texts, and is empty in the rest', () => {
  const textsOf = (values: DocumentValues) =>
    Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
  const texts = contentDocumentIds.map((id) => [id, textsOf(currentValues(builtIn(id)))]);
  const pages = Object.entries(pageDrafts).map(([id, markdown]) => [id, { markdown }]);
  expect(Object.fromEntries(texts)).toEqual({
    ...Object.fromEntries(pages),
    home: HERO_TEXTS,
    about: {},
    announcement: {},
  });
  expect(currentValues(builtIn('announcement'))).toEqual({
    text: null,
    link: null,
    from: null,
    to: null,
  });
});

it('an emptied field stays empty, and the others are as they are built in', () => {
  const emptied = { ...builtIn('home'), version: 1, values: { subheadline: null } };
  expect(currentValues(emptied)).toMatchObject({
    headline: HERO_TEXTS.headline,
    subheadline: null,
  });
});

it('an announcement with an empty period of an earlier release is edited in its other fields', () => {
  const period = { from: '2026-01-02T10:00:00Z', to: '2026-01-01T10:00:00Z' };
  const stored: DocumentVersion = { ...builtIn('announcement'), version: 1, values: period };
  expect(changedDocument(stored, { text: 'Sale' }, edit)).toMatchObject({
    version: 2,
    values: { ...period, text: 'Sale' },
  });
  expect(() => changedDocument(stored, { from: '2026-01-03T10:00:00Z' }, edit)).toThrow(
    'Shown until must be after Shown from',
  );
});

import { screen, waitFor, within } from '@testing-library/react/pure';
import type { Schema } from '../../../common/contract/client';
import { openAdmin, startBackOffice } from '../support/back-office';
import { confirm, dialog, field, fill, findNote, findToast, press } from '../support/screen';

const api = startBackOffice();

const DOCUMENT = 'GET /api/content/documents/{id}';
const HISTORY = 'GET /api/content/documents/{id}/history';
const RESTORE = 'POST /api/content/documents/{id}/restore';
const PER_PAGE = 20;

const document = (given: Partial<Schema<'ContentDocument'>>): Schema<'ContentDocument'> => ({
  _id: 'about',
  title: 'About us',
  path: '/about',
  version: 1,
  at: '2026-03-02T10:00:00.000Z',
  isEmpty: false,
  values: {},
  ...given,
});

/** The stored versions of a document, of which each call gets a page. */
function answerHistory(newest: number): void {
  const versions = Array.from({ length: newest }, (_, at) => ({
    _id: `version-${newest - at}`,
    version: newest - at,
    at: '2026-03-02T10:00:00.000Z',
    who: null,
    restoredFrom: null,
  }));
  api.answerBy(
    HISTORY,
    ({ query }) => versions.slice((Number(query.get('page')) - 1) * PER_PAGE).slice(0, PER_PAGE),
    { page: 1, limit: PER_PAGE, total: newest, totalIsExact: true },
  );
}

beforeEach(() => {
  api.answer('POST /api/content/preview', { html: '<p>As it is shown</p>' });
  api.answer('GET /api/content/images', [], { page: 1, limit: 25, total: 0, totalIsExact: true });
});

test('a restore says that it discards what is typed', async () => {
  api.answer(DOCUMENT, document({ values: { goals: 'Reach them.' } }));
  answerHistory(1);
  openAdmin('/content/documents/edit/about');
  await screen.findByDisplayValue('Reach them.');
  fill('Our Mission', 'Half a mission');
  await press('Restore');
  const question = await dialog('Restore the built-in text?');
  question.getByText(/Your unsaved changes in the form will be lost\./);
  await press('Cancel', question);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(field('Our Mission').value).toBe('Half a mission');

  api.answer(RESTORE, document({ version: 2, values: { goals: null } }));
  await press('Restore');
  await dialog('Restore the built-in text?');
  api.answer(DOCUMENT, document({ version: 2, values: { goals: null } }));
  answerHistory(2);
  await confirm('Restore the built-in text?', 'Restore');
  await findToast('Content restored');
  await waitFor(() => expect(field('Our Mission').value).toBe(''));
  expect(api.calls(RESTORE)[0]?.body).toEqual({ restore: 0, version: 1 });
  await screen.findByText('Version 2');
  await press('Restore', within(entry('Version 1')));
  (await dialog('Restore version 1?')).getByText(/The shop shows it at once\./);
  expect(screen.queryByText(/Your unsaved changes/)).toBeNull();
});

/** The entry of the history with this name. */
function entry(name: string): HTMLElement {
  const found = screen.getAllByRole('listitem').find((item) => within(item).queryByText(name));
  if (!found) throw new Error(`The history has no entry ${name}.`);
  return found;
}

test('the history leads back to its first version, and always to what is built in', async () => {
  api.answer(DOCUMENT, document({ _id: 'returns', version: 104, values: { markdown: 'Now' } }));
  answerHistory(104);
  openAdmin('/content/documents/edit/returns');
  await screen.findByText('Version 85');
  within(entry('Built-in text')).getByRole('button', { name: 'Restore' });
  for (const last of ['Version 65', 'Version 45', 'Version 25', 'Version 5', 'Version 1']) {
    await press('Show more');
    await screen.findByText(last);
  }
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  await press('Restore', within(entry('Version 1')));
  api.answer(RESTORE, document({ _id: 'returns', version: 105 }));
  answerHistory(105);
  await confirm('Restore version 1?', 'Restore');
  await findToast('Content restored');
  await screen.findByText('Version 105');
  expect(api.calls(RESTORE)[0]?.body).toEqual({ restore: 1, version: 104 });
});

test('what the server refuses of an announcement stands at its field', async () => {
  const PUT = 'PUT /api/content/documents/{id}';
  const message = 'Shown until must be after Shown from';
  api.answer(DOCUMENT, document({ _id: 'announcement', version: 0, at: null, isEmpty: true }));
  answerHistory(0);
  api.refuse(PUT, 400, message, { errors: [{ field: 'to', message }] });
  openAdmin('/content/documents/edit/announcement');
  await screen.findByLabelText('Shown until');
  fill('Text', 'Sale');
  fill('Shown from', '2030-02-01T10:00');
  fill('Shown until', '2030-01-01T10:00');
  await press('Save');
  await findNote('Shown until', message);
});

import { screen, waitFor } from '@testing-library/react/pure';
import { openAdmin, startBackOffice } from '../support/back-office';
import { category, listMeta, product } from '../support/records';
import { press } from '../support/screen';

const api = startBackOffice();
const LIST = 'GET /api/products/admin';

test('a search with a word that no product has offers another, and searches for it when asked', async () => {
  api.answer('GET /api/categories', [category()], listMeta());
  api.answer(LIST, [], listMeta(0, ['bench']));
  openAdmin(`/product-management/products?filter=${encodeURIComponent('{"searchTerm":"bnech"}')}`);
  await screen.findByText(/^Did you mean/);
  api.answer(LIST, [product()], listMeta());
  await press('bench');
  await screen.findByLabelText('Select Flat Bench');
  await waitFor(() => expect(screen.queryByText(/^Did you mean/)).toBeNull());
  expect(api.calls(LIST).at(-1)?.query.get('searchTerm')).toBe('bench');
});

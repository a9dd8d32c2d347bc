import { openAdmin } from '../../support/back-office.js';
import { heading } from '../../support/screen.js';
import { openStorefront } from '../../support/storefront.js';

const front = openStorefront();

/** The lists of the API end at 100. */
const MANY = 130;

beforeAll(() =>
  front.db.query(
    `INSERT INTO category (id, title, created_at)
     SELECT gen_random_uuid(), 'Shelf ' || lpad(n::text, 3, '0'), now()
     FROM generate_series(1, $1) n`,
    [MANY],
  ),
);

test('however many categories there are, a product can be put into each of them', async () => {
  const page = await openAdmin(front, '/product-management/add-product');
  await heading(page, 'Add Product').waitFor();
  const category = page.getByRole('combobox', { name: 'Category' });
  await category.click();
  await page.getByRole('option', { name: `Shelf ${MANY}` }).click();
  await category.filter({ hasText: `Shelf ${MANY}` }).waitFor();
});

import { openAdmin } from '../../support/back-office.js';
import { editPath, productsOf, save, shown } from '../../support/product-editor.js';
import { expectToast, field } from '../../support/screen.js';
import { openStorefront } from '../../support/storefront.js';

const front = openStorefront();

const { products, stored } = productsOf(front);

test('what is sold while the form is open stays sold', async () => {
  const { api } = await front.admin();
  const [product] = (await products()).slice(5);
  const page = await openAdmin(front, editPath(product!));
  await shown(product!, page);
  await api.put(`products/${product!._id}`, { quantity: product!.quantity + 2 });
  await field(page, 'Quantity').fill(String(product!.quantity + 10));
  await save(page);
  await expectToast(page, 'Product updated successfully!');
  expect((await stored(product!)).quantity).toBe(product!.quantity + 12);
});

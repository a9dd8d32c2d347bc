import { openAdmin } from '../../support/back-office.js';
import { loseAnswer } from '../../support/calls.js';
import {
  editPath,
  isList,
  PRODUCT,
  productsOf,
  save,
  shown,
} from '../../support/product-editor.js';
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

test('stock whose answer was lost is not added again', async () => {
  front.browserErrors.expectNoNetwork();
  const [product] = (await products()).slice(7);
  const page = await openAdmin(front, editPath(product!));
  await shown(product!, page);
  await field(page, 'Quantity').fill(String(product!.quantity + 5));
  await loseAnswer(page, PRODUCT, 'PUT');
  await save(page);
  await expectToast(page, 'Something went wrong. Please try again!');
  await save(page);
  await expectToast(page, 'Product updated successfully!');
  await isList(page);
  expect((await stored(product!)).quantity).toBe(product!.quantity + 5);
});

test('stock that was sold after a lost answer is asked about', async () => {
  front.browserErrors.expectNoNetwork();
  const [product] = (await products()).slice(8);
  const page = await openAdmin(front, editPath(product!));
  await shown(product!, page);
  const [wanted, left] = [product!.quantity + 5, product!.quantity + 4];
  await field(page, 'Quantity').fill(String(wanted));
  await loseAnswer(page, PRODUCT, 'PUT');
  await save(page);
  await expectToast(page, 'Something went wrong. Please try again!');
  await (await front.admin()).api.put(`products/${product!._id}`, { quantity: left });
  await save(page);
  const choice = page.getByRole('radiogroup', { name: 'Quantity: which value to keep' });
  await field(choice, `Theirs: ${left}`).check();
  await save(page);
  await expectToast(page, 'Product updated successfully!');
  expect((await stored(product!)).quantity).toBe(left);
});

import { passwordRules, profileRules } from './account.js';
import { imageRules } from './image.js';
import { bulkShipRules } from './order.js';
import { bulkChangeRules, productRules } from './product.js';

/** A number as texts format it. */
const written = (limit: number) => limit.toLocaleString('en-US');

const { description, price, discount, quantity, images } = productRules;
const { percent, amount } = bulkChangeRules;

it.each([
  [passwordRules.tooShort, [passwordRules.min]],
  [passwordRules.tooLong, [passwordRules.max]],
  [profileRules.phone.tooShort, [profileRules.phone.min]],
  [description.tooShort, [description.min]],
  [price.outOfRange, [price.min, price.max]],
  [discount.outOfRange, [discount.min, discount.max]],
  [quantity.outOfRange, [quantity.min, quantity.max]],
  [images.tooMany, [images.max]],
  [images.tooManyInAll, [images.max]],
  [images.tooManyAtOnce, [images.max]],
  [bulkChangeRules.tooMany, [bulkChangeRules.max]],
  [percent.outOfRange, [percent.min, percent.max]],
  [amount.outOfRange, [amount.min, amount.max]],
  [bulkShipRules.tooMany, [bulkShipRules.max]],
  [imageRules.tooLarge, [imageRules.maxBytes / 1024 ** 2]],
])('%s', (text, limits) => {
  for (const limit of limits) expect(text.match(/-?\d[\d,.]*\d|\d/g)).toContain(written(limit));
});

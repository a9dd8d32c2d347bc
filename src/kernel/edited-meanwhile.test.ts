import { EditedMeanwhile } from './domain-error.js';

it.each([
  [
    new EditedMeanwhile('this product', { version: 3, fields: ['name', 'price'] }),
    'Someone else has changed this product since you opened it.',
    { version: 3, fields: ['name', 'price'] },
  ],
  [
    new EditedMeanwhile('the settings', { version: 2, fields: ['country'], pronoun: 'them' }),
    'Someone else has changed the settings since you opened them.',
    { version: 2, fields: ['country'] },
  ],
  [
    new EditedMeanwhile('this message', { version: 2, verb: 'answered or changed' }),
    'Someone else has answered or changed this message since you opened it.',
    { version: 2 },
  ],
])('is a conflict that names the newest version: %s', (error, message, data) => {
  expect(error).toMatchObject({ kind: 'conflict', code: 'edited_meanwhile', message });
  expect(error.data).toEqual(data);
});

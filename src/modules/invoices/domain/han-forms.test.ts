import { hanFormsOf } from './han-forms.js';

it.each([
  [['CN', 'JP'], 'SC'],
  [['US', 'TW'], 'TC'],
  [['KR', 'US'], 'KR'],
  [['DE', 'US'], 'SC'],
] as const)('of %j are %s', (countries, forms) => {
  expect(hanFormsOf(['骨'], countries)).toBe(forms);
});

it('are those of Japan beside kana, wherever it is read', () => {
  expect(hanFormsOf(['Bar', '渋谷の骨'], ['CN'])).toBe('JP');
});

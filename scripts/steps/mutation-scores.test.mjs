import { mutationScores } from './mutation-scores.mjs';

const mutants = (...statuses) => ({ mutants: statuses.map((status) => ({ status })) });

it('scores each layer and its modules by what the tests noticed', () => {
  const files = {
    'src/modules/cart/domain/one.ts': mutants('Killed', 'Survived'),
    'src/modules/cart/domain/two.ts': mutants('Timeout', 'NoCoverage', 'Ignored'),
    'src/modules/orders/domain/order.ts': mutants('Killed', 'Killed', 'CompileError'),
    'src/modules/orders/use-cases/place.ts': mutants('Survived'),
    'src/modules/orders/use-cases/types.ts': mutants(),
    'src/modules/content/domain/types.ts': mutants('Ignored'),
  };
  expect(mutationScores({ files })).toEqual([
    { name: 'domain', detected: 4, valid: 6, percent: expect.closeTo(66.67) },
    { name: 'domain cart', detected: 2, valid: 4, percent: 50 },
    { name: 'domain orders', detected: 2, valid: 2, percent: 100 },
    { name: 'use-cases', detected: 0, valid: 1, percent: 0 },
    { name: 'use-cases orders', detected: 0, valid: 1, percent: 0 },
  ]);
});

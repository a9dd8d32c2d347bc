import { loadEnv } from '../../config/env.js';
import { ShopSecret } from './shop-secret.js';
import { Signatures } from './signatures.js';

const [OLD, NEW] = ['o'.repeat(32), 'n'.repeat(32)];
const of = (JWT_SECRET: string, JWT_SECRET_PREVIOUS = '') =>
  new Signatures(new ShopSecret(loadEnv({ JWT_SECRET, JWT_SECRET_PREVIOUS })), 'test');

it('are those of the current secret and of the one before', () => {
  const [before, during, after] = [of(OLD), of(NEW, OLD), of(NEW)];
  expect(during.sign('a')).toBe(after.sign('a'));
  const accepted = [before, during, after].map((one) => [
    one.isSigned('a', before.sign('a')),
    one.isSigned('a', after.sign('a')),
  ]);
  expect(accepted).toEqual([
    [true, false],
    [true, true],
    [false, true],
  ]);
});

it('are accepted by all processes while some of them have the new secret already', () => {
  const [first, second] = [of(OLD, NEW), of(NEW, OLD)];
  expect(first.isSigned('a', second.sign('a'))).toBe(true);
  expect(second.isSigned('a', first.sign('a'))).toBe(true);
});

it('fit their text, whole', () => {
  const signatures = of(NEW, OLD);
  const signature = signatures.sign('a');
  for (const other of [of('x'.repeat(32)).sign('a'), signature.slice(1), '', `${signature}=`]) {
    expect(signatures.isSigned('a', other)).toBe(false);
  }
  expect(signatures.isSigned('b', signature)).toBe(false);
});

import { randomUuid } from './random-uuid';

const V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

afterEach(() => jest.restoreAllMocks());

test('each is another UUID of version 4', () => {
  const made = Array.from({ length: 1_000 }, randomUuid);
  for (const uuid of made) expect(uuid).toMatch(V4);
  expect(new Set(made).size).toBe(made.length);
});

test.each([
  [0x00, '00000000-0000-4000-8000-000000000000'],
  [0xff, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
])('sixteen bytes of %i', (byte, uuid) => {
  jest
    .spyOn(crypto, 'getRandomValues')
    .mockImplementation((bytes) => (bytes as Uint8Array).fill(byte) as never);
  expect(randomUuid()).toBe(uuid);
});

test('where a browser makes no UUIDs by itself, as over plain http', () => {
  jest.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new TypeError('crypto.randomUUID is not a function');
  });
  expect(randomUuid()).toMatch(V4);
});

import { withFiles } from './return-images';

const image = (name: string, changes: object = {}) => ({
  name,
  size: 1_000,
  type: 'image/jpeg',
  ...changes,
});
const [dent, scratch] = [image('dent.jpg'), image('scratch.png', { type: 'image/png' })];

it('adds images in the sequence in which they were chosen', () => {
  expect(withFiles([dent], [scratch])).toEqual({ files: [dent, scratch], problem: undefined });
});

it('takes at most three', () => {
  const third = image('third.webp', { type: 'image/webp' });
  expect(withFiles([dent, scratch], [third]).problem).toBeUndefined();
  expect(withFiles([dent, scratch], [third, image('fourth.jpg')])).toEqual({
    files: [dent, scratch, third],
    problem: 'A return can have at most 3 images',
  });
});

it.each([
  [{ type: 'image/gif' }, 'one.jpg: Only PNG, JPEG and WebP images can be uploaded.'],
  [{ size: 5 * 1024 * 1024 + 1 }, 'one.jpg: An image can be at most 5 MB.'],
])('leaves out %j, and says why', (changes, problem) => {
  expect(withFiles([dent], [image('one.jpg', changes), scratch])).toEqual({
    files: [dent, scratch],
    problem,
  });
});

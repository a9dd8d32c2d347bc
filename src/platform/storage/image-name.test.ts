import { isImageName, isPrivateName, mimeOfName, newPrivateName } from './image-name.js';

it('gives private files names that no public URL has', () => {
  const name = newPrivateName();
  expect([isPrivateName(name), isImageName(name)]).toEqual([true, false]);
  expect(mimeOfName(name)).toBe('application/octet-stream');
  expect(newPrivateName()).not.toBe(name);
  expect(isPrivateName(`${'a'.repeat(32)}.png`)).toBe(false);
});

import { DirectUnitOfWork } from './testing/fakes.js';

it('makes writes together in their order, and none after one that failed', async () => {
  const unitOfWork = new DirectUnitOfWork();
  const made: string[] = [];
  const write = async (name: string) => made.push(name);
  expect(await unitOfWork.together([() => write('a'), () => write('b')])).toEqual([1, 2]);
  const failing = unitOfWork.together([
    () => Promise.reject(new Error('refused')),
    () => write('c'),
  ]);
  await expect(failing).rejects.toThrow('refused');
  expect(made).toEqual(['a', 'b']);
});

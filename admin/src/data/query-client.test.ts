import { queryClient } from './query-client';

test('what was asked for stays for 60 seconds after its last use', async () => {
  jest.useFakeTimers();
  const queryKey = ['products'];
  await queryClient.fetchQuery({ queryKey, queryFn: () => 'rope' });
  await jest.advanceTimersByTimeAsync(59_999);
  expect(queryClient.getQueryData(queryKey)).toBe('rope');
  await jest.advanceTimersByTimeAsync(1);
  expect(queryClient.getQueryData(queryKey)).toBeUndefined();
  jest.useRealTimers();
});

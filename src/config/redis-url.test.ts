import { parseRedisUrl } from './redis-url.js';

it('leaves the URL of one server as it is', () => {
  const url = 'rediss://user:secret@cache.example.com:6380/2';
  expect(parseRedisUrl(url)).toEqual({ url });
});

it('reads Sentinels, and the name of the master that they know', () => {
  expect(parseRedisUrl('redis+sentinel://10.0.0.1:5000,[::1],redis-c/vigor')).toEqual({
    sentinels: [
      { host: '10.0.0.1', port: 5_000 },
      { host: '::1', port: 26_379 },
      { host: 'redis-c', port: 26_379 },
    ],
    name: 'vigor',
    db: 0,
  });
});

it('reads the logins of both, the database and TLS', () => {
  const url =
    'rediss+sentinel://shop:p%40ss@a,b/vigor/3?sentinelUsername=watch&sentinelPassword=word';
  expect(parseRedisUrl(url)).toMatchObject({
    name: 'vigor',
    db: 3,
    username: 'shop',
    password: 'p@ss',
    sentinelUsername: 'watch',
    sentinelPassword: 'word',
    tls: {},
    sentinelTLS: {},
    enableTLSForSentinelMode: true,
  });
  expect(parseRedisUrl('redis+sentinel://:secret@a/vigor')).toEqual({
    sentinels: [{ host: 'a', port: 26_379 }],
    name: 'vigor',
    db: 0,
    password: 'secret',
  });
  expect(parseRedisUrl('redis+sentinel://shop:a:b@a/vigor')).toMatchObject({ password: 'a:b' });
});

it.each([
  'http://a:6379',
  'a:6379',
  'redis+sentinel://a:26379',
  'redis+sentinel:///vigor',
  'redis+sentinel://a:port/vigor',
  'redis+sentinel://a,,b/vigor',
  'redis+sentinel://shop:100%@a/vigor',
  'redis://shop:100%@a:6379',
])('refuses %s', (url) => {
  expect(parseRedisUrl(url)).toBeUndefined();
});

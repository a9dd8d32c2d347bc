import { Writable } from 'node:stream';
import { type Logger, type LoggerOptions, pino } from 'pino';
import { loadEnv } from '../../config/env.js';
import { logOptions, safeUrl } from './log-options.js';

function logged(write: (logger: Logger) => void): string {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const options = logOptions(loadEnv({ LOG_LEVEL: 'info' })).pinoHttp as LoggerOptions;
  write(pino(options, stream));
  return lines.join('');
}

describe('a log line', () => {
  it('holds no secret, however deep it came', () => {
    const secrets = {
      authorization: 'Bearer s3cret',
      cookie: 'refresh=s3cret',
      'set-cookie': 's3cret',
      password: 's3cret',
      token: 's3cret',
    };
    const line = logged((logger) => {
      logger.info(secrets);
      logger.info({ headers: secrets });
      logger.info({ request: { headers: secrets } });
      logger.info({ req: { id: '1', method: 'GET', url: '/a?token=s3cret', headers: secrets } });
    });
    expect(line.trim().split('\n')).toHaveLength(4);
    expect(line).not.toContain('s3cret');
  });

  it('says when, how grave and which request', () => {
    const line = logged((logger) => {
      logger.child({ requestId: 'abc' }).warn('look');
    });
    expect(JSON.parse(line)).toMatchObject({
      level: 'warn',
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      requestId: 'abc',
      msg: 'look',
    });
  });
});

describe('an address', () => {
  it.each([
    ['/api/newsletter/unsubscribe/?token=abc', '/api/newsletter/unsubscribe/?token=…'],
    ['/a?x=1&resetToken=abc&y=2', '/a?x=1&resetToken=…&y=2'],
    ['/login?email=a&password=b&confirmPassword=c', '/login?email=…&password=…&confirmPassword=…'],
    ['/api/users?searchTerm=ann@x.test&page=2', '/api/users?searchTerm=…&page=2'],
    ['/a?client_secret=abc', '/a?client_secret=…'],
    ['/api/products?searchTerm=bell', '/api/products?searchTerm=bell'],
    ['/login?from=/reset?token=abc&x', '/login?from=/reset?token=…&x'],
    ['/a?%74oken=abc&%ff=1', '/a?%74oken=…&%ff=…'],
    ['/a', '/a'],
  ])('%s is written as %s', (given, expected) => {
    expect(safeUrl(given)).toBe(expected);
  });
});

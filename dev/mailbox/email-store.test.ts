import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmailStore } from './email-store.js';

test('the newest 1,000 emails are kept, and the file does not grow forever', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vigor-mails-'));
  let store = new EmailStore(folder);
  for (let n = 0; n < 2_500; n += 1) {
    const email = { from: 'a@b.test', to: 'ada@example.com', text: 'x', html: '', headers: {} };
    store.add({ ...email, subject: `${n}`, messageId: `<${n}@b.test>` });
  }
  const subjects = () => store.list('ADA@example.com').map(({ subject }) => subject);
  expect([subjects().length, subjects()[0], subjects().at(-1)]).toEqual([1_000, '2499', '1500']);
  expect(readFileSync(join(folder, 'mails.jsonl'), 'utf8').split('\n').length).toBeLessThan(2_001);
  const before = subjects();
  store.close();
  store = new EmailStore(folder);
  expect(subjects()).toEqual(before);
  store.close();
  rmSync(folder, { recursive: true });
});

import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClusterLocation } from './cluster-location.js';
import { addressOf, connect } from './connect.js';
import { removeSockets, socketSetting } from './socket.js';

const PORT = 54_321;

let cluster: string;
let location: ClusterLocation;

beforeEach(() => {
  cluster = mkdtempSync(join(tmpdir(), 'vigor-socket-'));
  location = at(cluster);
  writeFileSync(join(cluster, 'vigor-password'), 'secret\n');
});
afterEach(() => rmSync(cluster, { recursive: true }));

const at = (folder: string): ClusterLocation => ({
  home: folder,
  cluster: folder,
  binaries: { initdb: 'initdb', postgres: 'postgres', version: '18.4' },
});
const runs = (socketFolder: string) =>
  writeFileSync(
    join(cluster, 'postmaster.pid'),
    [process.pid, cluster, 0, PORT, socketFolder, '127.0.0.1', '', 'ready   '].join('\n'),
  );
const socket = () => join(cluster, `.s.PGSQL.${PORT}`);
const address = () => addressOf(location, PORT, 'vigor');

describe('the address of a server', () => {
  it('has the folder of the socket on which it listens', () => {
    runs(cluster);
    writeFileSync(socket(), '');
    const host = encodeURIComponent(cluster);
    expect(address()).toBe(`postgresql://postgres:secret@127.0.0.1:${PORT}/vigor?host=${host}`);
  });

  it.each([
    ['one that listens on none, whatever another run left', ''],
    ['one whose socket is gone', 'its own'],
  ])('is that of TCP for %s', (_case, folder) => {
    runs(folder && cluster);
    if (!folder) writeFileSync(socket(), '');
    expect(address()).toBe(`postgresql://postgres:secret@127.0.0.1:${PORT}/vigor`);
  });
});

describe('a server that ends while somebody connects', () => {
  let server: Server;

  beforeEach(async () => {
    runs(cluster);
    server = createServer((connection) => connection.destroy());
    await new Promise<void>((resolve) => server.listen(socket(), resolve));
  });
  afterEach(() => server.close());

  it('is away', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => connect(location, PORT)));
    expect(new Set(answers)).toEqual(new Set(['away']));
  });
});

it('a socket is set where its path is short and no list', () => {
  expect(socketSetting(location)).toBe(`"${cluster}"`);
  expect(socketSetting(at(join('/', 'x'.repeat(100))))).toBe('');
  expect(socketSetting(at('/data,of the shop'))).toBe('');
});

it('what a killed server left is removed, and nothing else', () => {
  for (const name of ['.s.PGSQL.1', '.s.PGSQL.1.lock']) writeFileSync(join(cluster, name), '');
  removeSockets(location);
  expect(readdirSync(cluster)).toEqual(['vigor-password']);
});

import { rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { dataFolder } from './data-folder.js';
import { StartedShop } from './started-shop.js';
import { Holder } from './holder.js';

describe('a shop that cannot start', () => {
  const dataDir = dataFolder();

  afterAll(async () => {
    await StartedShop.endAll();
    await Holder.endAll();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** Its one line, after it ended with an exit code that says so. */
  async function refusal(options: Parameters<typeof StartedShop.spawn>[0]): Promise<string> {
    const shop = await StartedShop.spawn(options);
    expect(await shop.ended()).toBe(1);
    expect(shop.lines).toHaveLength(1);
    return String(shop.lines[0]);
  }

  it('says that the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expect(await refusal({ dataDir, port })).toMatch(`Port ${port} is in use by another program`);
    other.close();
  });

  it('says that it already runs on the data folder', async () => {
    const shop = await StartedShop.start({ dataDir });
    expect(await refusal({ dataDir })).toMatch('The shop already runs on');
    expect(await shop.stop()).toBe(0);
  });

  it('says that the data folder cannot be written', async () => {
    expect(await refusal({ dataDir: '/proc/vigor' })).toMatch('Cannot write in /proc/vigor');
  });

  it('says that the data is of a newer version of the shop', async () => {
    const shop = await StartedShop.start({ dataDir });
    expect(await shop.stop()).toBe(0);
    const holder = await Holder.start(dataDir);
    await holder.query(`INSERT INTO migrations (timestamp, name) VALUES (9, 'Later9')`);
    await holder.end();
    expect(await refusal({ dataDir })).toMatch('newer version of the shop (it has Later9)');
  });

  it('says that Node is too old', async () => {
    const older = `Object.defineProperty(process,'versions',{value:{...process.versions,node:'18.20.0'}})`;
    const nodeOptions = `--import=data:text/javascript,${encodeURIComponent(older)}`;
    expect(await refusal({ dataDir, nodeOptions })).toMatch(/needs Node 20\.19.*this is 18\.20\.0/);
  });
});

import type { Env } from '../../config/env.js';
import { StartError } from '../start-error.js';
import { type Ending, MIME_OF, imageNameOf } from '../storage/image-name.js';
import type { ImageStore } from '../storage/image-store.js';
import type { Archive } from './archive.js';
import { checkArchive } from './archive-reader.js';
import { connected, restoreInto } from './backup-shop.js';
import { violationsOf } from './invariants/invariants.js';
import { SHOP_INVARIANTS } from './invariants/shop-invariants.js';
import { missingRoom } from './room-for-copy.js';
import { onScratchDatabase } from './scratch-database.js';

/** Takes the place of the image store: compares each image with its name, and stores nothing. */
const checkedImages: Pick<ImageStore, 'put'> = {
  async put(name, { bytes }) {
    const ending = Object.keys(MIME_OF).find((known): known is Ending =>
      name.endsWith(`.${known}`),
    );
    const isVariant = name.includes('-');
    if (ending && !isVariant && imageNameOf(bytes, ending) !== name) {
      throw new StartError(`Not verified by a restore: the image ${name} is damaged.`);
    }
  },
};

/**
 * Verifies an archive: restores it into a scratch database on the server of the shop and checks the invariants, or less
 * where this machine cannot open it. Returns what was verified, for an operator.
 * @throws StartError with the reason
 */
export function verifyBackup(env: Env, archive: Archive): Promise<string> {
  return archive.verify(() => restoreToCheck(env, archive));
}

async function restoreToCheck(env: Env, archive: Archive): Promise<void> {
  const content = await checkArchive(archive);
  refuseMissing(content.tail.missing ?? 0);
  await checkRoom(env);
  await onScratchDatabase(env, (scratch) =>
    connected(scratch, async (client) => {
      const target = {
        client,
        media: checkedImages,
        storeSecret: () => undefined,
        nextSeries: async (current: number) => current + 1,
      };
      await restoreInto(scratch, target, archive, content);
      const broken = await violationsOf(client, SHOP_INVARIANTS);
      if (broken.length === 0) return;
      throw new StartError(
        `The restored backup has what a shop never has, so the shop has it, too: ${broken.join('; ')}.`,
      );
    }),
  );
}

/**
 * An archive without its images is no backup of them, whatever its rows say.
 * @throws StartError where images are missing
 */
export function refuseMissing(missing: number): void {
  if (missing === 0) return;
  throw new StartError(
    `${missing} ${missing === 1 ? 'image is' : 'images are'} not in the store, and so not in the backup: look at the bucket or the folder of the images.`,
  );
}

/** The embedded database has the disk of the shop, which the restore must not fill. */
async function checkRoom(env: Env): Promise<void> {
  const missing = await missingRoom(env);
  if (missing === undefined) return;
  throw new StartError(
    `Not verified by a restore: the disk of ${env.DATA_DIR} needs ${missing} MB free for it.`,
  );
}

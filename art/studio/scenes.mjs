import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/**
 * Folder of scenes → folder of pictures, the size a view has unless it says otherwise, and what is
 * taken besides a scene's own views.
 */
const FOLDERS = {
  products: { pictures: 'products', size: [1280, 1280], also: ['close', 'drawing'] },
  gallery: { pictures: 'gallery', size: [1200, 1200], frames: 10 },
  screens: { pictures: 'screens', size: [1080, 1350] },
  hero: { pictures: '.', size: [1920, 1280] },
};

/** The file and everything of ours it imports, each once. */
function sources(file, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, path] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g))
    sources(resolve(dirname(file), path), seen);
  return seen;
}

/** Hash of a scene's sources and of the studio that takes, or draws, its picture. */
function fingerprint(art, file, view) {
  const hash = createHash('sha256');
  const studio = view === 'drawing' ? 'studio/drawing.js' : 'studio/studio.js';
  const files = [...sources(file), ...sources(join(art, studio))];
  [...new Set(files)]
    .sort()
    .forEach((path) =>
      hash.update(relative(art, path)).update(readFileSync(path, 'utf8').replace(/\s+/g, '')),
    );
  return hash.digest('hex').slice(0, 16);
}

/**
 * Every picture there is to take, in order.
 * @param {string} art the art folder
 * @param {string[]} names pictures, scenes or folders to keep; empty for all
 */
export async function orders(art, names) {
  const found = [];
  for (const [folder, kind] of Object.entries(FOLDERS)) {
    if (!existsSync(join(art, folder))) continue;
    for (const name of readdirSync(join(art, folder)).sort()) {
      const slug = name.replace(/\.js$/, '');
      if (slug === name) continue;
      const file = join(art, folder, name);
      const scene = await import(file);
      [...scene.views, ...(kind.also ?? [])].forEach((view, index) => {
        const which = typeof view === 'string' ? view : index;
        const [width, height] = view.size ?? kind.size;
        const own = view.name ?? `${slug}${index ? `-${index + 1}` : ''}`;
        const wanted = [own, own.replace(/-\d$/, ''), folder];
        if (names.length && !names.some((n) => wanted.includes(n))) return;
        found.push({
          picture: join(kind.pictures, own),
          scene: '/art/' + relative(art, file),
          hash: fingerprint(art, file, which),
          view: which,
          width,
          height,
          quality: scene.quality ?? 88,
          frames:
            (view === 'close' ? scene.close : view)?.frames ?? scene.frames ?? kind.frames ?? 14,
        });
      });
    }
  }
  return found;
}

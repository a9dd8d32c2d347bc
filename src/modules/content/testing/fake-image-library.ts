import { DomainError } from '../../../kernel/domain-error.js';
import type { Page, PageRequest } from '../../../kernel/page.js';
import type { ImageUse } from '../domain/image-use.js';
import { ImageLibrary, type LibraryImage } from '../ports/image-library.js';

/** Images in memory; the name of a file is its content, which ends in `.webp` where it is an image. */
export class FakeImageLibrary extends ImageLibrary {
  readonly images = new Map<string, LibraryImage>();
  readonly shown = new Map<string, readonly ImageUse[]>();

  async list({ page, limit }: PageRequest): Promise<Page<LibraryImage>> {
    const items = [...this.images.values()].toReversed().slice((page - 1) * limit, page * limit);
    return { items, page, limit, total: this.images.size, totalIsExact: true };
  }

  async find(name: string): Promise<LibraryImage | undefined> {
    return this.images.get(name);
  }

  async uses(names: readonly string[]): Promise<ReadonlyMap<string, readonly ImageUse[]>> {
    return new Map([...this.shown].filter(([name]) => names.includes(name)));
  }

  async store(file: Buffer): Promise<string> {
    const name = file.toString();
    if (!name.endsWith('.webp')) throw new DomainError('invalid', 'not_an_image', 'No image');
    return name;
  }

  async add(name: string): Promise<void> {
    const createdAt = new Date('2026-01-01T10:00:00Z');
    const size = { width: 8, height: 8 };
    this.images.set(name, { name, url: `/media/${name}`, srcset: [], alt: '', ...size, createdAt });
  }

  async setAlt(name: string, alt: string): Promise<void> {
    const image = this.images.get(name);
    if (image) this.images.set(name, { ...image, alt });
  }

  async remove(name: string): Promise<readonly ImageUse[]> {
    const uses = this.shown.get(name) ?? [];
    if (uses.length === 0) this.images.delete(name);
    return uses;
  }
}

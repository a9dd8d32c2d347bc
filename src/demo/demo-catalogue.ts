import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const schema = z.object({
  categories: z.array(z.object({ slug: z.string(), title: z.string() })),
  products: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      category: z.string(),
      description: z.string(),
      priceCents: z.number().int(),
      discount: z.number().int(),
      quantity: z.number().int(),
      featured: z.boolean(),
      pictures: z.array(z.string()).min(1).max(3),
    }),
  ),
});

export type DemoCatalogue = z.infer<typeof schema>;

/** The demo's goods and their pictures, as the studio left them in a folder. */
export class DemoArt {
  constructor(private readonly folder: string) {}

  async catalogue(): Promise<DemoCatalogue> {
    return schema.parse(JSON.parse(await readFile(join(this.folder, 'catalogue.json'), 'utf8')));
  }

  productPicture(name: string): Promise<Buffer> {
    return readFile(join(this.folder, 'pictures', 'products', name));
  }

  /** Undefined while the studio has drawn none. */
  async icon(slug: string): Promise<Buffer | undefined> {
    try {
      return await readFile(join(this.folder, 'pictures', 'icons', `${slug}.webp`));
    } catch {
      return undefined;
    }
  }
}

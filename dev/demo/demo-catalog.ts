import { readdir, readFile } from 'node:fs/promises';
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

export type DemoCatalog = z.infer<typeof schema>;

const testimonials = z.array(
  z.object({ name: z.string(), title: z.string(), feedback: z.string() }),
);

/** The demo's products and their rendered images, read from a folder. */
export class DemoArt {
  constructor(private readonly folder: string) {}

  async catalog(): Promise<DemoCatalog> {
    return schema.parse(JSON.parse(await readFile(join(this.folder, 'catalogue.json'), 'utf8')));
  }

  productImage(name: string): Promise<Buffer> {
    return readFile(join(this.folder, 'pictures', 'products', name));
  }

  /** Undefined where none was rendered. */
  icon(slug: string): Promise<Buffer | undefined> {
    return this.imageIfPresent('icons', `${slug}.webp`);
  }

  /** Scenes of the gym, in the order of their names. */
  async gallery(): Promise<Buffer[]> {
    const folder = join(this.folder, 'pictures', 'gallery');
    const names = (await readdir(folder)).filter((name) => name.endsWith('.webp')).sort();
    return Promise.all(names.map((name) => readFile(join(folder, name))));
  }

  async testimonials(): Promise<z.infer<typeof testimonials>> {
    const text = await readFile(join(this.folder, 'testimonials.json'), 'utf8');
    return testimonials.parse(JSON.parse(text));
  }

  private async imageIfPresent(...path: string[]): Promise<Buffer | undefined> {
    try {
      return await readFile(join(this.folder, 'pictures', ...path));
    } catch {
      return undefined;
    }
  }
}

import type { TestApp } from '../start-test-app.js';
import { newAdmin, type TestUser } from '../test-users.js';
import { pngOfShade, upload } from './test-images.js';

export interface ProductAnswer {
  readonly _id: string;
  readonly name: string;
  readonly price: number;
  readonly finalPrice: number;
  readonly discount: number;
  readonly hasDiscount: boolean;
  readonly images: string[];
  readonly srcset: { width: number; url: string }[][];
  readonly quantity: number;
  readonly category: { _id: string; title: string };
  readonly featured: boolean;
  readonly version: number;
}

/** An admin and one uploaded image, to build a catalog through the API. */
export class CatalogBuilder {
  private constructor(
    readonly admin: TestUser,
    readonly image: string,
  ) {}

  static async open(testApp: TestApp): Promise<CatalogBuilder> {
    const admin = await newAdmin(testApp);
    const { data } = await upload(admin.api, await pngOfShade(1));
    // Without the signature by which its uploader sees it before anything shows it.
    const [url = ''] = data.url.split('?');
    return new CatalogBuilder(admin, url);
  }

  async category(title: string): Promise<string> {
    const answer = await this.admin.api.post<{ _id: string }>('categories/create-category', {
      title,
    });
    if (answer.status !== 201) throw new Error(answer.body);
    return answer.data._id;
  }

  async product(category: string, fields: object = {}): Promise<ProductAnswer> {
    const answer = await this.admin.api.post<ProductAnswer>('products/create-product', {
      ...this.form(category),
      ...fields,
    });
    if (answer.status !== 201) throw new Error(answer.body);
    return answer.data;
  }

  /** A valid product form. */
  form(category: string) {
    return {
      name: 'Kettlebell 16 kg',
      price: 49.99,
      quantity: 10,
      category,
      description: 'Cast iron with a wide handle',
      images: [this.image],
    };
  }
}

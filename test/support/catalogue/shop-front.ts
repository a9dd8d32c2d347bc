import type { TestApp } from '../start-test-app.js';
import { newAdmin, type TestPerson } from '../people.js';
import { pictureOf, upload } from './pictures.js';

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

/** An admin with a picture at hand, who fills the shop through the API. */
export class ShopFront {
  private constructor(
    readonly admin: TestPerson,
    readonly picture: string,
  ) {}

  static async open(testApp: TestApp): Promise<ShopFront> {
    const admin = await newAdmin(testApp);
    const { data } = await upload(admin.api, await pictureOf(1));
    return new ShopFront(admin, data.url);
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

  /** A product form that is right. */
  form(category: string) {
    return {
      name: 'Kettlebell 16 kg',
      price: 49.99,
      quantity: 10,
      category,
      description: 'Cast iron with a wide handle',
      images: [this.picture],
    };
  }
}

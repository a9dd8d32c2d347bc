import type { Page } from '../../kernel/page.js';

/** Returned by a controller to set message, meta or headers. Plain data needs no `ApiReply`. */
export class ApiReply<Data> {
  constructor(
    readonly data: Data,
    readonly message: string = 'OK',
    readonly meta?: Readonly<Record<string, unknown>>,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {}

  /** One page of a list: `meta` and a Content-Range header like `products 0-7/57`. */
  static page<Item>(
    unit: string,
    page: Page<Item>,
    more: Readonly<Record<string, unknown>> = {},
  ): ApiReply<readonly Item[]> {
    const { items, limit, total, totalIsExact } = page;
    const first = (page.page - 1) * limit;
    const range =
      items.length === 0 ? `*/${total}` : `${first}-${first + items.length - 1}/${total}`;
    const meta = { page: page.page, limit, total, totalIsExact, ...more };
    return new ApiReply(items, 'OK', meta, { 'Content-Range': `${unit} ${range}` });
  }
}

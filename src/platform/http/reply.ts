import type { Page } from '../../kernel/page.js';

/** A controller's answer with a message or meta of its own. Plain data needs no `Reply`. */
export class Reply<Data> {
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
  ): Reply<readonly Item[]> {
    const { items, limit, total, totalIsExact } = page;
    const first = (page.page - 1) * limit;
    const range =
      items.length === 0 ? `*/${total}` : `${first}-${first + items.length - 1}/${total}`;
    const meta = { page: page.page, limit, total, totalIsExact, ...more };
    return new Reply(items, 'OK', meta, { 'Content-Range': `${unit} ${range}` });
  }
}

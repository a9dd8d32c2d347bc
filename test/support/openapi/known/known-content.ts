import { accepted, type KnownRequests, type KnownShop, newId, newImage } from './known-shop.js';

const DOCUMENT = 'terms';
const LIST = 'faqs';
const MARKDOWN = { markdown: 'Be kind.' };
const QUESTION = { question: 'Open?', answer: 'Always.' };
/** A list takes a hundred entries. */
const MOST_ENTRIES = 20;

interface Entry {
  readonly _id: string;
}

/** The newest version of the document. */
async function versionOf({ admin }: KnownShop): Promise<number> {
  const path = `content/documents/${DOCUMENT}`;
  return (await accepted(admin.api.get<{ version: number }>(path))).version;
}

/** Adds an entry to the list, and deletes the last ones of a long list first. */
async function newEntry(shop: KnownShop): Promise<string> {
  await shortenList(shop);
  return newId(shop.admin.api.post(`content/lists/${LIST}`, { values: QUESTION }));
}

async function shortenList({ admin }: KnownShop): Promise<void> {
  const entries = await accepted(admin.api.get<Entry[]>(`content/lists/${LIST}`));
  for (const { _id } of entries.slice(MOST_ENTRIES)) {
    await accepted(admin.api.delete(`content/lists/${LIST}/${_id}`));
  }
}

const withDocument = async () => ({ fields: { id: DOCUMENT } });
const withEntry = async (shop: KnownShop) => ({
  fields: { list: LIST, id: await newEntry(shop) },
});
const newName = (shop: KnownShop) => newImage(shop, 'content/images', shop.admin.token);

/** Pages, lists and the image library. */
export const knownContent: KnownRequests = {
  'GET pages/{id}': async () => ({ fields: { id: 'delivery' } }),
  'GET content/documents/{id}': withDocument,
  'GET content/documents/{id}/history': withDocument,
  'PUT content/documents/{id}': async (shop) => ({
    fields: { id: DOCUMENT, values: MARKDOWN, version: await versionOf(shop) },
  }),
  'POST content/documents/{id}/restore': async (shop) => {
    const path = `content/documents/${DOCUMENT}`;
    const edit = { values: MARKDOWN, version: await versionOf(shop) };
    await accepted(shop.admin.api.put(path, edit));
    return { fields: { id: DOCUMENT, restore: 0, version: await versionOf(shop) } };
  },
  'GET content/lists/{list}': async () => ({ fields: { list: LIST } }),
  'POST content/lists/{list}': async (shop) => {
    await shortenList(shop);
    return { fields: { list: LIST, values: QUESTION } };
  },
  'GET content/lists/{list}/{id}': withEntry,
  'DELETE content/lists/{list}/{id}': withEntry,
  'PUT content/lists/{list}/{id}': async (shop) => ({
    fields: { list: LIST, id: await newEntry(shop), values: QUESTION, version: 1 },
  }),
  'PUT content/lists/{list}/order': async (shop) => {
    await newEntry(shop);
    const entries = await accepted(shop.admin.api.get<Entry[]>(`content/lists/${LIST}`));
    return { fields: { list: LIST, ids: entries.map(({ _id }) => _id).reverse() } };
  },
  'PUT content/images/{name}': async (shop) => ({ fields: { name: await newName(shop) } }),
  'DELETE content/images/{name}': async (shop) => ({ fields: { name: await newName(shop) } }),
};

import type { ContentDocumentId } from '../../../common/contract/content-documents';
import { call } from '../data/call';

/** A text as a page would show it; HTML that the server has sanitized. */
export const previewContent = async (markdown: string, signal: AbortSignal): Promise<string> =>
  (await call('POST /api/content/preview', { body: { markdown }, signal })).data.html;

/** A page of the stored versions of a document, newest first. */
export const contentVersions = async (id: ContentDocumentId, page: number, limit: number) => {
  const { data, meta } = await call('GET /api/content/documents/{id}/history', {
    path: { id },
    query: { page, limit },
  });
  return { versions: data, total: meta.total };
};

/** Changes what an image shows, for those who cannot see it. */
export const describeImage = (name: string, alt: string) =>
  call('PUT /api/content/images/{name}', { path: { name }, body: { alt } });

export const deleteImage = (name: string) =>
  call('DELETE /api/content/images/{name}', { path: { name } });

/** The images of a page of the library, newest first. */
export const libraryImages = async (page: number, limit: number) => {
  const { data, meta } = await call('GET /api/content/images', { query: { page, limit } });
  return { images: data, total: meta.total };
};

/** Takes back the values of an older version, 0 for the built-in ones. @param version the newest one the admin sees */
export const restoreContent = (id: ContentDocumentId, restore: number, version: number) =>
  call('POST /api/content/documents/{id}/restore', { path: { id }, body: { restore, version } });

import { useState } from 'react';
import toast from 'react-hot-toast';
import { imageRules } from '../../../common/contract/image';
import { NOT_AN_IMAGE } from '../../../common/contract/shared-rules';
import { serverMessage } from '../data/api-error';
import { call } from '../data/call';

/** The image types that the picker offers and the server accepts. */
export const IMAGE_TYPES = imageRules.types.join(',');

/** Where files go: for one form, or into the library. */
type UploadRoute = 'POST /api/images' | 'POST /api/content/images';

interface Uploads {
  /** Number of uploads in progress; files chosen together count until the last of them is done. */
  pending: number;
  /** Resolves to the URLs of the uploaded images, in their order; a toast reports each failure. */
  upload: (files: File[]) => Promise<string[]>;
}

/** Uploads images as soon as they are chosen. */
export function useUpload(route: UploadRoute = 'POST /api/images'): Uploads {
  const [pending, setPending] = useState(0);

  async function send(file: File): Promise<string[]> {
    try {
      const form = new FormData();
      form.set('image', file);
      const { data } = await call(route, { file: form });
      return [data.url];
    } catch (error) {
      toast.error(serverMessage(error) || 'Failed to upload image.');
      return [];
    }
  }

  return {
    pending,
    upload: async (files) => {
      if (!files.every((file) => file.type.startsWith('image/'))) {
        toast.error(NOT_AN_IMAGE);
        return [];
      }
      setPending((count) => count + files.length);
      const arrived = await Promise.all(files.map(send));
      setPending((count) => count - files.length);
      return arrived.flat();
    },
  };
}

import { useState } from 'react';
import toast from 'react-hot-toast';
import { imageRules } from '../../../common/contract/image';
import { NOT_AN_IMAGE } from '../../../common/contract/shared-rules';
import { serverMessage } from '../data/api-error';
import { call } from '../data/call';

/** What the picker offers and the server reads. */
export const IMAGE_TYPES = imageRules.types.join(',');

interface Uploads {
  /** How many are under way, or wait for the last of those that were chosen with them. */
  pending: number;
  /** Resolves to the addresses of those that arrived, in their order; a toast tells of the others. */
  upload: (files: File[]) => Promise<string[]>;
}

/** Sends images to the shop's own store as soon as they are chosen. */
export function useUpload(): Uploads {
  const [pending, setPending] = useState(0);

  async function send(file: File): Promise<string[]> {
    try {
      const form = new FormData();
      form.set('image', file);
      const { data } = await call('POST /api/images', { file: form });
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

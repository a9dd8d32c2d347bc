import { useState } from 'react';
import { imageRules } from '../../../../common/contract/image';
import { type ApiError, messageOf } from '../../api/api-error';
import { readFile } from '../../api/image-form';
import { ordersApi } from './api';
import { problemWith, withFiles } from './return-images';

const FAILED = 'The image could not be uploaded.';

/** The images of a return that is about to be requested. Each is uploaded once, when that is sent. */
export function useReturnImages(order: string) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [problem, setProblem] = useState<string>();
  const [ids] = useState(() => new Map<File, string>());
  const [add] = ordersApi.useAddReturnImageMutation();

  const send = async (file: File): Promise<string | undefined> => {
    const content = await readFile(file);
    if (!content) return void setProblem(problemWith(file, imageRules.missing));
    try {
      const { _id } = await add({ order, file: content }).unwrap();
      ids.set(file, _id);
      return _id;
    } catch (error) {
      setProblem(problemWith(file, messageOf(error, FAILED)));
    }
  };

  return {
    files,
    /** Why an image is left out or refused. */
    problem,
    choose(chosen: readonly File[]) {
      const next = withFiles(files, chosen);
      setFiles(next.files);
      setProblem(next.problem);
    },
    remove(file: File) {
      setFiles(files.filter((each) => each !== file));
      setProblem(undefined);
    },
    /** Resolves to their ids; undefined where one is refused. */
    async upload(): Promise<string[] | undefined> {
      setProblem(undefined);
      const sent: string[] = [];
      for (const file of files) {
        const id = ids.get(file) ?? (await send(file));
        if (id === undefined) return undefined;
        sent.push(id);
      }
      return sent;
    },
    /** Whether the request was refused for its images, which the next one then uploads again. */
    areRefused(error: unknown): boolean {
      const { errors = [] } = (error ?? {}) as Partial<ApiError>;
      const refusal = errors.find(({ field }) => field === 'images');
      if (!refusal) return false;
      ids.clear();
      setProblem(refusal.message);
      return true;
    },
  };
}

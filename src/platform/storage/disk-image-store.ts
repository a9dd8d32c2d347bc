import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Env } from '../../config/env.js';
import { mimeOfName } from './image-name.js';
import {
  ImageStore,
  ImageStoreUnavailable,
  type OpenFile,
  type StoredFile,
} from './image-store.js';

/** Files below DATA_DIR, in 256 folders by the first two characters of their names. */
@Injectable()
export class DiskImageStore extends ImageStore {
  private readonly folder: string;

  constructor(env: Env) {
    super();
    this.folder = resolve(env.DATA_DIR, 'media');
  }

  /** Writes a temporary file and renames it, so that a crash leaves no partial file. */
  async put(name: string, { bytes }: StoredFile): Promise<void> {
    const path = this.pathOf(name);
    const draft = `${path}.${randomUUID()}.draft`;
    try {
      await mkdir(join(path, '..'), { recursive: true });
      const file = await open(draft, 'wx');
      try {
        await file.writeFile(bytes);
        await file.datasync();
      } finally {
        await file.close();
      }
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true }).catch(() => undefined);
      throw new ImageStoreUnavailable(error);
    }
  }

  async get(name: string): Promise<StoredFile | undefined> {
    try {
      return { bytes: await readFile(this.pathOf(name)), mime: mimeOfName(name) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw new ImageStoreUnavailable(error);
    }
  }

  async open(name: string): Promise<OpenFile | undefined> {
    try {
      const file = await open(this.pathOf(name));
      const { size } = await file.stat().catch(async (error: unknown) => {
        await file.close();
        throw error;
      });
      return { content: file.createReadStream(), length: size, mime: mimeOfName(name) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw new ImageStoreUnavailable(error);
    }
  }

  async remove(name: string): Promise<void> {
    try {
      await rm(this.pathOf(name), { force: true });
    } catch (error) {
      throw new ImageStoreUnavailable(error);
    }
  }

  async exists(): Promise<boolean> {
    try {
      await readdir(this.folder);
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
      throw new ImageStoreUnavailable(error);
    }
  }

  urlOf(name: string): string {
    return `/media/${name}`;
  }

  close(): void {
    // Every file is closed already.
  }

  private pathOf(name: string): string {
    return join(this.folder, name.slice(0, 2), name);
  }
}

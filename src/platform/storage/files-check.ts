import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Stores } from '../operations/stores.js';
import { MediaStore } from './media-store.js';

/** A name that no content has; that it is not there is an answer. */
const NO_FILE = 'is-anybody-there.webp';

/** Asks the store of files for an answer. */
@Injectable()
export class FilesCheck implements OnModuleInit {
  constructor(
    private readonly stores: Stores,
    private readonly files: MediaStore,
  ) {}

  onModuleInit(): void {
    this.stores.add('files', () => this.files.get(NO_FILE));
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DependencyChecks } from '../operations/dependency-checks.js';
import { ImageStore } from './image-store.js';

/** A name that no content has; that it is not there is an answer. */
const NO_FILE = 'is-anybody-there.webp';

/** Asks the store of files for an answer. */
@Injectable()
export class FilesCheck implements OnModuleInit {
  constructor(
    private readonly checks: DependencyChecks,
    private readonly files: ImageStore,
  ) {}

  onModuleInit(): void {
    this.checks.add('files', () => this.files.get(NO_FILE));
  }
}

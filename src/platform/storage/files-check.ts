import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DependencyChecks } from '../operations/dependency-checks.js';
import { ImageStore } from './image-store.js';

/** A name that no file has; a store that reports it as missing is available. */
const NO_FILE = 'is-anybody-there.webp';

/** Adds the image store to the health checks. */
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

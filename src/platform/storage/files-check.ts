import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DependencyChecks } from '../operations/dependency-checks.js';
import { ImageRepository } from './image-repository.js';
import { ImageStore } from './image-store.js';

/** Adds the image store to the health checks. */
@Injectable()
export class FilesCheck implements OnModuleInit {
  constructor(
    private readonly checks: DependencyChecks,
    private readonly files: ImageStore,
    private readonly images: ImageRepository,
  ) {}

  onModuleInit(): void {
    this.checks.add('files', () => this.check());
  }

  /** A new shop has neither an image nor a folder or bucket for them. */
  private async check(): Promise<void> {
    if ((await this.files.exists()) || !(await this.images.hasAny())) return;
    throw new Error('The bucket or folder of the images is missing');
  }
}

import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AuditLog } from '../../auth/index.js';
import { ImageLibrary } from '../ports/image-library.js';

/** Adds a file to the image library. */
@Injectable()
export class AddLibraryImage {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly library: ImageLibrary,
    private readonly auditLog: AuditLog,
  ) {}

  /** @returns its name. @throws DomainError where it is no image, or too large. */
  async execute(actor: { readonly id: string }, file: Buffer): Promise<string> {
    const name = await this.library.store(file);
    await this.unitOfWork.run(async () => {
      await this.library.add(name);
      await this.auditLog.record({
        actor,
        action: 'images.add',
        subject: `image ${name}`,
        after: {},
      });
    });
    return name;
  }
}

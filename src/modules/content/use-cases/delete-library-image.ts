import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../kernel/domain-error.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AuditLog } from '../../auth/index.js';
import { ImageInUse } from '../domain/image-use.js';
import { ImageLibrary } from '../ports/image-library.js';

/** Deletes an image that nothing uses. */
@Injectable()
export class DeleteLibraryImage {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly library: ImageLibrary,
    private readonly auditLog: AuditLog,
  ) {}

  /** @throws NotFound; ImageInUse, which names where. */
  async execute(actor: { readonly id: string }, name: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const image = await this.library.find(name);
      if (!image) throw new NotFound('Image');
      const uses = await this.library.remove(name);
      if (uses.length > 0) throw new ImageInUse(uses);
      await this.auditLog.record({
        actor,
        action: 'images.delete',
        subject: `image ${name}`,
        before: { alt: image.alt },
      });
    });
  }
}

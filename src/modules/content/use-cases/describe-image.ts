import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../kernel/domain-error.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AuditLog } from '../../auth/index.js';
import { ImageLibrary } from '../ports/image-library.js';

/** Says what an image shows, for those who cannot see it. */
@Injectable()
export class DescribeImage {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly library: ImageLibrary,
    private readonly auditLog: AuditLog,
  ) {}

  /** @throws NotFound */
  async execute(actor: { readonly id: string }, name: string, alt: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const before = await this.library.find(name);
      if (!before) throw new NotFound('Image');
      if (before.alt === alt) return;
      await this.library.setAlt(name, alt);
      await this.auditLog.record({
        actor,
        action: 'images.describe',
        subject: `image ${name}`,
        before: { alt: before.alt },
        after: { alt },
      });
    });
  }
}

import { Injectable } from '@nestjs/common';
import { ImageReferences, UnknownImage } from '../../../../platform/storage/image-references.js';
import { unknownImage } from '../../domain/auth-errors.js';
import { Avatars } from '../../ports/user-repository.js';

/** Avatars in the shop's own store. */
@Injectable()
export class StoredAvatars extends Avatars {
  constructor(private readonly references: ImageReferences) {
    super();
  }

  async show(userId: string, image: string | null): Promise<void> {
    try {
      await this.references.replace('auth.person', userId, image === null ? [] : [image]);
    } catch (error) {
      throw error instanceof UnknownImage ? unknownImage() : error;
    }
  }
}

import { Injectable } from '@nestjs/common';
import { MediaReferences, UnknownMedia } from '../../../../platform/storage/media-references.js';
import { unknownImage } from '../../domain/auth-errors.js';
import { Avatars } from '../../ports/avatars.js';

/** Avatars in the shop's own store. */
@Injectable()
export class MediaAvatars extends Avatars {
  constructor(private readonly references: MediaReferences) {
    super();
  }

  async show(userId: string, image: string | null): Promise<void> {
    try {
      await this.references.replace('auth.person', userId, image === null ? [] : [image]);
    } catch (error) {
      throw error instanceof UnknownMedia ? unknownImage() : error;
    }
  }
}

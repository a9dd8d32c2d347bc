import { unknownImage } from '../domain/auth-errors.js';
import { Avatars } from '../ports/user-repository.js';

/** Avatars in memory; `stored` are the names of the images that exist. */
export class FakeAvatars extends Avatars {
  /** The image that each user shows. */
  readonly shown = new Map<string, string | null>();

  constructor(private readonly stored: readonly string[]) {
    super();
  }

  async show(userId: string, image: string | null): Promise<void> {
    if (image !== null && !this.stored.includes(image)) throw unknownImage();
    this.shown.set(userId, image);
  }
}

import type { MediaUrls } from '../../../../platform/storage/media-urls.js';
import type { User, Role } from '../../domain/user.js';

/** A person as the API tells of them. */
export class UserView {
  _id!: string;
  name!: string;
  email!: string;
  address!: string | null;
  phone!: string | null;
  /** The URL of the avatar. */
  image!: string | null;
  role!: Role;
  createdAt!: Date;

  static of({ id, image, ...person }: User, media: MediaUrls): UserView {
    return { _id: id, ...person, image: image && media.urlOf(image) };
  }
}

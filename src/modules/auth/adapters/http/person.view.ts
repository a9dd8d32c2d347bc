import type { MediaUrls } from '../../../../platform/storage/media-urls.js';
import type { Person, Role } from '../../domain/person.js';

/** A person as the API tells of them. */
export class PersonView {
  _id!: string;
  name!: string;
  email!: string;
  address!: string | null;
  phone!: string | null;
  /** The URL of the avatar. */
  image!: string | null;
  role!: Role;
  createdAt!: Date;

  static of({ id, image, ...person }: Person, media: MediaUrls): PersonView {
    return { _id: id, ...person, image: image && media.urlOf(image) };
  }
}

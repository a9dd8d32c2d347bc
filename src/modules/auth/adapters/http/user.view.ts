import { ApiProperty } from '@nestjs/swagger';
import { STAFF_ROLES, type StaffRole } from '../../../../../common/contract/staff.js';
import type { ImageUrls } from '../../../../platform/storage/image-urls.js';
import { ROLES, type Role } from '../../../../../common/contract/role.js';
import { type User } from '../../domain/user.js';

/** A user as the API returns it. */
export class UserView {
  _id!: string;
  name!: string;
  email!: string;
  address!: string | null;
  phone!: string | null;
  /** The URL of the avatar. */
  image!: string | null;
  @ApiProperty({ enum: ROLES, enumName: 'Role' })
  role!: Role;
  /** Null for role user. */
  @ApiProperty({ enum: STAFF_ROLES, enumName: 'StaffRole', nullable: true })
  staffRole!: StaffRole | null;
  createdAt!: Date;
  /** Null unless the account is blocked. */
  blockedAt!: Date | null;
  /** Null unless the customer's data was erased. */
  erasedAt!: Date | null;

  static of({ id, image, ...user }: User, imageUrls: ImageUrls): UserView {
    return { _id: id, ...user, image: image && imageUrls.urlOf(image) };
  }
}

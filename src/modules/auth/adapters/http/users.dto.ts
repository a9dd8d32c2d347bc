import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  IsIn,
  IsNotEmpty,
  IsOptional,
  IsString,
  MaxLength,
  MinLength,
  ValidateIf,
} from 'class-validator';
import { profileRules } from '../../../../../common/contract/account.js';
import { type Role, ROLES } from '../../../../../common/contract/role.js';
import { STAFF_ROLES, type StaffRole } from '../../../../../common/contract/staff.js';
import { IsDay, PageQuery, timeRangeOf } from '../../../../platform/http/queries.dto.js';
import { IsEmailAddress, SearchText, Trimmed } from '../../../../platform/http/validators.js';
import { SortedBy } from '../../../../platform/http/sorted-by.js';
import type { ImageUrls } from '../../../../platform/storage/image-urls.js';
import type { User } from '../../domain/user.js';
import { USER_SORTS, type UserSelection } from '../../ports/user-queries.js';
import { IsEmailProof } from './email-change.dto.js';

/** The filters of the admin's list of users. */
export class ListUsersQuery extends PageQuery {
  /** Part of a name, an email address or a phone number, of the account or of one of its orders; or an order number. */
  @SearchText()
  searchTerm?: string;

  @IsOptional()
  @IsIn(ROLES, { message: 'role must be user or admin' })
  @ApiPropertyOptional({ enum: ROLES, enumName: 'Role' })
  role?: Role;

  /** The first day of creation, as YYYY-MM-DD, in the time zone of the shop. */
  @IsDay('from')
  from?: string;

  /** The last day of creation, as YYYY-MM-DD, in the time zone of the shop, included. */
  @IsDay('to')
  to?: string;

  /** A field, or `-field` for descending; newest first where absent. */
  @SortedBy(USER_SORTS)
  sort?: string;
}

/** Converts the query to a selection. @param timeZone of the shop */
export function toUserSelection(
  { searchTerm, role, ...days }: ListUsersQuery,
  timeZone: string,
): UserSelection {
  return { searchTerm, role, ...timeRangeOf(timeZone, days) };
}

const { name, address, phone, image, currentPassword } = profileRules;

/** Validated only where it was sent. */
const IfSent = () => ValidateIf((_body, value: unknown) => value !== undefined);
/** Validated only where it is not empty: an empty field is cleared. */
const IfFilled = () =>
  ValidateIf((_body, value: unknown) => value !== undefined && value !== null && value !== '');

/** Any subset of a user's own fields. */
export class UpdateProfileBody {
  @IfSent()
  @Trimmed()
  @MaxLength(name.max, { message: name.tooLong })
  @IsNotEmpty({ message: name.required })
  @IsString({ message: name.required })
  name?: string;

  @IfSent()
  @Trimmed()
  @IsEmailAddress()
  email?: string;

  @IfFilled()
  @Trimmed()
  @MaxLength(address.max, { message: address.tooLong })
  @IsString({ message: 'Address must be text' })
  address?: string | null;

  @IfFilled()
  @Trimmed()
  @MaxLength(phone.max, { message: phone.tooLong })
  @MinLength(phone.min, { message: phone.tooShort })
  @IsString({ message: phone.tooShort })
  phone?: string | null;

  /**
   * Confirms a new email address. Without it, links to reset the password go to the old address for
   * seven days, which can undo the change.
   */
  @IfFilled()
  @MaxLength(1000, { message: currentPassword.wrong })
  @IsString({ message: currentPassword.wrong })
  currentPassword?: string | null;

  /** Of the link to the mailbox of a new address, which another account has by an unconfirmed change. */
  @IfSent()
  @IsEmailProof()
  emailProof?: string;

  /** The URL of the avatar. */
  @IfFilled()
  @MaxLength(image.max, { message: image.unknown })
  @IsString({ message: image.unknown })
  image?: string | null;
}

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

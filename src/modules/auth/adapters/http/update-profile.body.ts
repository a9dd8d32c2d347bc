import { IsNotEmpty, IsString, MaxLength, MinLength, ValidateIf } from 'class-validator';
import { profileRules } from '../../../../../common/contract/account.js';
import { IsEmailAddress } from '../../../../platform/http/is-email-address.js';
import { Trimmed } from '../../../../platform/http/trimmed.js';

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

  /** The URL of the avatar. */
  @IfFilled()
  @MaxLength(image.max, { message: image.unknown })
  @IsString({ message: image.unknown })
  image?: string | null;
}

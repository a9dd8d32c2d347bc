import { IsNotEmpty, IsString, MaxLength, MinLength, ValidateIf } from 'class-validator';
import { IsEmailAddress } from '../../../../platform/http/is-email-address.js';
import { Trimmed } from '../../../../platform/http/trimmed.js';

const SHORT_PHONE = 'Phone number must be at least 11 characters';

/** Checked only where it was sent. */
const IfSent = () => ValidateIf((_body, value: unknown) => value !== undefined);
/** Checked only where something was sent: an empty field is emptied. */
const IfFilled = () =>
  ValidateIf((_body, value: unknown) => value !== undefined && value !== null && value !== '');

/** Any subset of a user's own fields. */
export class UpdateProfileBody {
  @IfSent()
  @Trimmed()
  @MaxLength(50, { message: 'Name is too long' })
  @IsNotEmpty({ message: 'Name is required' })
  @IsString({ message: 'Name is required' })
  name?: string;

  @IfSent()
  @Trimmed()
  @IsEmailAddress()
  email?: string;

  @IfFilled()
  @Trimmed()
  @MaxLength(300, { message: 'Address is too long' })
  @IsString({ message: 'Address must be a text' })
  address?: string | null;

  @IfFilled()
  @Trimmed()
  @MaxLength(30, { message: 'Phone number is too long' })
  @MinLength(11, { message: SHORT_PHONE })
  @IsString({ message: SHORT_PHONE })
  phone?: string | null;

  /** The URL of the avatar. */
  @IfFilled()
  @MaxLength(500, { message: 'Image not found' })
  @IsString({ message: 'Image not found' })
  image?: string | null;
}

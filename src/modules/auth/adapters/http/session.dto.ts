import { IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { passwordRules, registrationRules } from '../../../../../common/contract/account.js';
import { IsEmailAddress, Trimmed } from '../../../../platform/http/validators.js';
import type { ActiveSession } from '../../ports/session-store.js';
import { IsEmailProof } from './email-change.dto.js';
import { FactorAnswerBody, IsChallenge } from './factors.dto.js';
import { IsPassword, SameAs } from './password.dto.js';

export class LogInBody {
  @Trimmed()
  @IsEmailAddress()
  email!: string;

  @IsPassword()
  password!: string;
}

export class CompleteLoginBody extends FactorAnswerBody {
  /** Of the 401 `factor_required`. */
  @IsChallenge()
  challenge!: string;
}

const { name } = registrationRules;

/** Data of a new account. */
export class SignUpBody {
  @Trimmed()
  @MaxLength(name.max, { message: name.tooLong })
  @IsNotEmpty({ message: name.required })
  @IsString({ message: name.required })
  name!: string;

  @Trimmed()
  @IsEmailAddress()
  email!: string;

  @IsPassword()
  password!: string;

  @IsOptional()
  @SameAs('password', passwordRules.mismatch)
  @IsNotEmpty({ message: passwordRules.confirmationRequired })
  confirmPassword?: string;

  /** Of the link to the mailbox of this address, which another account has by an unconfirmed change. */
  @IsOptional()
  @IsEmailProof()
  emailProof?: string;
}

/** A new session: the access token as a bare JWT. */
export class SessionView {
  token!: string;
}

/** A renewed access token. */
export class AccessTokenView {
  accessToken!: string;
}

/** A browser in which the user is logged in. */
export class ActiveSessionView {
  _id!: string;
  startedAt!: Date;
  /** The login or the last renewal of the access token. */
  lastSeenAt!: Date;
  /** The /64 network for IPv6; null where it is not known. */
  address!: string | null;
  /** The beginning of the User-Agent. */
  device!: string | null;
  /** Whether it is the one that asks. */
  isCurrent!: boolean;

  static of({ id, ...session }: ActiveSession, currentId: string): ActiveSessionView {
    return { _id: id, ...session, isCurrent: id === currentId };
  }
}

import {
  FACTOR_REQUIRED,
  FACTOR_SETUP_REQUIRED,
  type FactorMethod,
  factorRules,
  REAUTH_REQUIRED,
} from '../../../../common/contract/second-factor.js';
import { DomainError, InvalidInput } from '../../../kernel/domain-error.js';

/** A challenge to be answered by a second factor. It gives no access. */
export interface OpenChallenge {
  /** Answers this challenge; only its hash is stored. */
  readonly challenge: string;
  readonly methods: readonly FactorMethod[];
  /** The options of `navigator.credentials.get`; null where the account has no passkey. */
  readonly passkey: object | null;
}

/** The password was right. Said only to who knows it, so it tells strangers nothing of an account. */
export class FactorRequired extends DomainError {
  constructor(challenge: OpenChallenge) {
    const message = 'Complete the login with your second factor';
    super('unauthenticated', FACTOR_REQUIRED, message, { data: challenge });
  }
}

/** A wrong code, recovery code or passkey. */
export class WrongFactor extends DomainError {
  constructor() {
    super('unauthenticated', 'wrong_factor', factorRules.wrong);
  }
}

/** The challenge is unknown, used, expired or answered wrongly too often; the login starts again. */
export class ChallengeExpired extends DomainError {
  constructor() {
    super('unauthenticated', 'challenge_expired', factorRules.expired);
  }
}

/** A wrong answer where the user is signed in: no 401, which would renew the session. */
export class WrongProof extends InvalidInput {
  constructor(field: 'password' | 'code' | 'recoveryCode' | 'passkey') {
    super([{ field, message: factorRules.wrong }]);
  }
}

/** An open challenge of somebody signed in has expired. */
export class ProofExpired extends DomainError {
  constructor() {
    super('conflict', 'challenge_expired', factorRules.expired);
  }
}

/** The user has to prove again who they are. */
export class ReauthRequired extends DomainError {
  constructor() {
    super('forbidden', REAUTH_REQUIRED, 'Please confirm that it is you');
  }
}

/** The shop asks its staff for a second factor, and this account has none. */
export class FactorSetupRequired extends DomainError {
  constructor() {
    const message = 'Add a second factor in your profile first. This shop asks its staff for one.';
    super('forbidden', FACTOR_SETUP_REQUIRED, message);
  }
}

/** The account has this second factor, or as many of its kind as it may have. */
export class FactorExists extends DomainError {
  constructor(message = 'Your account has an authenticator app already') {
    super('conflict', 'factor_exists', message);
  }
}

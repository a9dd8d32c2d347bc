import type { OpaqueTokens } from '../ports/tokens.js';

/** A random password of 16 letters, digits, `-` and `_`, which an operator passes on. */
export const generatePassword = (tokens: OpaqueTokens): string => tokens.random().slice(0, 16);

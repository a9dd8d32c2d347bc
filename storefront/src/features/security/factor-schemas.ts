import { z } from 'zod';
import { factorRules } from '../../../../common/contract/second-factor';

const { code, recoveryCode, passkeyName } = factorRules;

/** Spaces are how apps show a code, and no part of it. */
const digits = z
  .string()
  .transform((text) => text.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, code.invalid));

export const codeSchema = z.object({ code: digits });

export const recoveryCodeSchema = z.object({
  recoveryCode: z
    .string()
    .trim()
    .min(1, recoveryCode.invalid)
    .max(recoveryCode.max, recoveryCode.invalid),
});

export const passkeyNameSchema = z.object({
  name: z.string().trim().min(1, passkeyName.required).max(passkeyName.max, passkeyName.tooLong),
});

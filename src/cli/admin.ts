import 'reflect-metadata';
import { type DynamicModule, type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ConfigModule } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { NotFound } from '../kernel/domain-error.js';
import { AuthCoreModule } from '../modules/auth/auth-core.module.js';
import { MakeOwner } from '../modules/auth/use-cases/make-owner.js';
import { ResetStaffPassword } from '../modules/auth/use-cases/reset-staff-password.js';
import { DatabaseModule } from '../platform/database/database.module.js';
import { SecretModule } from '../platform/secret/shop-secret.js';
import { StartError } from '../platform/start-error.js';
import { type AdminArguments, adminArguments } from './admin-arguments.js';
import { onDatabase, runCommand } from './run-command.js';

/** Users and the database: no HTTP, no jobs. */
@Module({ imports: [DatabaseModule, SecretModule, AuthCoreModule] })
class AdminCommandModule {
  static with(env: Env): DynamicModule {
    return { module: AdminCommandModule, imports: [ConfigModule.with(env)] };
  }
}

async function makeOwner(app: INestApplicationContext, email: string): Promise<void> {
  const result = await app.get(MakeOwner, { strict: false }).execute(email);
  if (result.outcome === 'was-owner') console.log(`${email} is an owner already.`);
  if (result.outcome === 'promoted') console.log(`${email} is an owner now.`);
  if (result.outcome === 'created') {
    console.log(`${email} is an owner now, with the password ${result.password}`);
    console.log('It is shown this once: log in and change it.');
  }
}

async function resetPassword(app: INestApplicationContext, email: string): Promise<void> {
  const reset = app.get(ResetStaffPassword, { strict: false });
  const password = await reset.execute(email).catch((error: unknown) => {
    if (error instanceof NotFound) throw new StartError(`${email} is no account of the staff.`);
    throw error;
  });
  console.log(`${email} has the new password ${password}, and is logged out everywhere.`);
  console.log('It is shown this once: log in and change it.');
}

/** Makes somebody an owner, or gives staff a new password, whether the shop runs or not. */
async function change(env: Env, { email, isNewPassword }: AdminArguments): Promise<void> {
  const app = await NestFactory.createApplicationContext(AdminCommandModule.with(env), {
    logger: ['fatal'],
    abortOnError: false,
  });
  try {
    await (isNewPassword ? resetPassword(app, email) : makeOwner(app, email));
  } finally {
    await app.close();
  }
}

await runCommand(async (env) => {
  const given = adminArguments(process.argv.slice(2));
  await onDatabase(env, (onIt) => change(onIt, given));
});

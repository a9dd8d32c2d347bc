import 'reflect-metadata';
import { type DynamicModule, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { isEmail } from 'class-validator';
import { ConfigModule } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { AuthCoreModule } from '../modules/auth/auth-core.module.js';
import { MakeOwner } from '../modules/auth/use-cases/make-owner.js';
import { DatabaseModule } from '../platform/database/database.module.js';
import { SecretModule } from '../platform/secret/secret.module.js';
import { StartError } from '../platform/start-error.js';
import { onDatabase, runCommand } from './run-command.js';

/** Users and the database: no HTTP, no jobs. */
@Module({ imports: [DatabaseModule, SecretModule, AuthCoreModule] })
class AdminCommandModule {
  static with(env: Env): DynamicModule {
    return { module: AdminCommandModule, imports: [ConfigModule.with(env)] };
  }
}

/** Makes somebody an owner, whether the shop runs or not. */
async function makeOwner(env: Env, email: string): Promise<void> {
  const app = await NestFactory.createApplicationContext(AdminCommandModule.with(env), {
    logger: ['fatal'],
    abortOnError: false,
  });
  const result = await app.get(MakeOwner, { strict: false }).execute(email);
  await app.close();
  if (result.outcome === 'was-owner') console.log(`${email} is an owner already.`);
  if (result.outcome === 'promoted') console.log(`${email} is an owner now.`);
  if (result.outcome === 'created') {
    console.log(`${email} is an owner now, with the password ${result.password}`);
    console.log('It is shown this once: log in and change it.');
  }
}

await runCommand(async (env) => {
  const [, , email] = process.argv;
  if (!email || !isEmail(email)) {
    throw new StartError('Name the email of the new owner: npm run admin -- user@example.com');
  }
  await onDatabase(env, (onIt) => makeOwner(onIt, email));
});

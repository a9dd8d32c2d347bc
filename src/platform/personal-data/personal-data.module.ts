import { Global, Module } from '@nestjs/common';
import { PersonalDataRegistry } from '../../kernel/personal-data.js';

/** The registry to which each module adds what it holds of people. */
@Global()
@Module({ providers: [PersonalDataRegistry], exports: [PersonalDataRegistry] })
export class PersonalDataModule {}

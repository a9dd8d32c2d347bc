import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { InstallationEntity, InstallationId } from './installation-id.js';
import { TrialRecord } from './trial-record.js';

/** Which installation this is, and what it was tried with. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([InstallationEntity])],
  providers: [InstallationId, TrialRecord],
  exports: [InstallationId, TrialRecord],
})
export class InstallationModule {}

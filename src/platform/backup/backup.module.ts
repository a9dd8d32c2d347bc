import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BackupGauges } from './scheduled/backup-gauges.js';
import { BackupProcess, BackupProgram } from './scheduled/backup-process.js';
import { BackupRunEntity, BackupRuns } from './scheduled/backup-runs.js';
import { ScheduledBackups } from './scheduled/scheduled-backups.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([BackupRunEntity])],
  providers: [
    BackupGauges,
    BackupRuns,
    ScheduledBackups,
    { provide: BackupProgram, useClass: BackupProcess },
  ],
  exports: [BackupRuns, ScheduledBackups],
})
export class BackupModule {}

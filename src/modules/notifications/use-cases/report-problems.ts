import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/time.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { found, newAlarm, type Problem } from '../domain/alarm.js';
import { dependencyProblems, diskProblems } from '../domain/shop-problems.js';
import { AlarmRepository, ProcessReadings } from '../ports/alarms.js';

/** Stores which problems this process sees, of its disks and of the services that it needs. */
@Injectable()
export class ReportProblems {
  constructor(
    private readonly readings: ProcessReadings,
    private readonly alarms: AlarmRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const [disks, dependencies] = await Promise.all([
      this.readings.disks(),
      this.readings.dependencies(),
    ]);
    await this.store([...diskProblems(disks), ...dependencyProblems(dependencies)]);
  }

  /** Stores these problems as found now. Those that are not named stay as they are: other processes may see them. */
  async store(problems: readonly Problem[]): Promise<void> {
    if (problems.length === 0) return;
    await this.unitOfWork.run(async () => {
      const stored = new Map((await this.alarms.lockAll()).map((alarm) => [alarm.name, alarm]));
      const now = this.clock.now();
      await this.alarms.save(
        problems.map((problem) =>
          found(stored.get(problem.name) ?? newAlarm(problem.name), problem, now),
        ),
      );
    });
  }
}

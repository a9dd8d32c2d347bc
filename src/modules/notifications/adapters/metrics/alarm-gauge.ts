import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ALARMS } from '../../../../../common/contract/alarms.js';
import { Metrics } from '../../../../platform/operations/metrics/metrics.js';
import { AlarmRepository } from '../../ports/alarms.js';

/** A gauge of the alarms that owners get by email: rules that only the shop knows are read by Prometheus here. */
@Injectable()
export class AlarmGauge implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly alarms: AlarmRepository,
  ) {}

  onModuleInit(): void {
    const help = '1 while an alarm that the shop emails about is in force.';
    this.metrics.gaugeBy({ name: 'shop_alarm', help, label: 'alarm' }, async () => {
      const stored = await this.alarms.all();
      const raised = stored.filter(({ beganAt }) => beganAt !== null).map(({ name }) => name);
      return new Map(ALARMS.map((name) => [name, raised.includes(name) ? 1 : 0]));
    });
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DependencyChecks } from '../dependency-checks.js';
import { Metrics } from './metrics.js';

/** A gauge of each dependency's health, as this process sees it. */
@Injectable()
export class DependencyGauge implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly checks: DependencyChecks,
  ) {}

  onModuleInit(): void {
    const help = '1 while the dependency responds to this process.';
    this.metrics.gaugeBy({ name: 'shop_dependency_up', help, label: 'dependency' }, async () => {
      const states = await this.checks.states();
      return new Map(states.map(({ name, isUp }) => [name, isUp ? 1 : 0]));
    });
  }
}

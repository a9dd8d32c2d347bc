import { Global, Module } from '@nestjs/common';
import { DependencyChecks } from './dependency-checks.js';

/** The checks of what the shop depends on, added by those who use it. */
@Global()
@Module({ providers: [DependencyChecks], exports: [DependencyChecks] })
export class DependencyChecksModule {}

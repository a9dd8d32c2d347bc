import { Global, Module } from '@nestjs/common';
import { DependencyChecks } from './dependency-checks.js';

/** The registry of health checks, to which modules add their dependencies. */
@Global()
@Module({ providers: [DependencyChecks], exports: [DependencyChecks] })
export class DependencyChecksModule {}

import { Global, Module } from '@nestjs/common';
import { BackgroundWork } from './background-work.js';

@Global()
@Module({ providers: [BackgroundWork], exports: [BackgroundWork] })
export class BackgroundWorkModule {}

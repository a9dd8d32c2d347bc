import { Global, Module } from '@nestjs/common';
import { Stores } from './stores.js';

/** The stores outside, told of by those who use them. */
@Global()
@Module({ providers: [Stores], exports: [Stores] })
export class StoresModule {}

import { Global, Module } from '@nestjs/common';
import { ShopSecret } from './shop-secret.js';

/** The secret that signs tokens. */
@Global()
@Module({ providers: [ShopSecret], exports: [ShopSecret] })
export class SecretModule {}

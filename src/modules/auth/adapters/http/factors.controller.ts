import { Body, Controller, Delete, Get, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { NotFound } from '../../../../kernel/domain-error.js';
import { isId } from '../../../../kernel/ids.js';
import { AccessFor, Caller, type CurrentUser } from '../../../../platform/http/access.js';
import { ApiReply } from '../../../../platform/http/api-reply.js';
import { Returns } from '../../../../platform/http/returns.js';
import { StrictlyThrottled } from '../../../../platform/http/throttle.js';
import { ShopSettingsSource } from '../../../../platform/shop-settings/shop-settings-source.js';
import { SecondFactorStore } from '../../ports/second-factor-store.js';
import type { OwnSession } from '../../ports/session-store.js';
import { EnrollPasskey } from '../../use-cases/enroll-passkey.js';
import { EnrollTotp } from '../../use-cases/enroll-totp.js';
import { RenewRecoveryCodes } from '../../use-cases/renew-recovery-codes.js';
import {
  AddPasskeyBody,
  FactorsView,
  PasskeyRequestView,
  RecoveryCodesView,
  TotpCodeBody,
  TotpSecretView,
} from './factors.dto.js';
import { SameOriginGuard } from './same-origin.guard.js';

/** Each change locks the user, and sends an email. */
const CHANGES = 60;

/** The second factors of the signed-in user. Every change asks for a recent proof of who they are. */
@ApiTags('auth')
@AccessFor('signed-in')
@UseGuards(SameOriginGuard)
@StrictlyThrottled(CHANGES)
@Controller('auth/factors')
export class FactorsController {
  constructor(
    private readonly factors: SecondFactorStore,
    private readonly enrollTotp: EnrollTotp,
    private readonly enrollPasskey: EnrollPasskey,
    private readonly renewCodes: RenewRecoveryCodes,
    private readonly settings: ShopSettingsSource,
  ) {}

  @ApiOperation({ operationId: 'getFactors' })
  @Get()
  @Returns(FactorsView)
  async get(@Caller() { id, role }: CurrentUser): Promise<FactorsView> {
    const { staffSecondFactor } = await this.settings.current();
    const isRequired = role === 'admin' && staffSecondFactor === 'required';
    return FactorsView.of(await this.factors.factorsOf(id), isRequired);
  }

  /** A new secret for an authenticator app, which counts from its first right code on. */
  @ApiOperation({ operationId: 'beginTotp' })
  @Post('totp')
  @HttpCode(200)
  async beginTotp(@Caller() caller: CurrentUser): Promise<TotpSecretView> {
    const { name } = await this.settings.current();
    return this.enrollTotp.begin(own(caller), name);
  }

  @ApiOperation({ operationId: 'confirmTotp' })
  @Post('totp/confirm')
  @HttpCode(200)
  @Returns(RecoveryCodesView)
  async confirmTotp(
    @Body() { code }: TotpCodeBody,
    @Caller() caller: CurrentUser,
  ): Promise<ApiReply<RecoveryCodesView>> {
    const recoveryCodes = await this.enrollTotp.confirm(own(caller), code);
    return new ApiReply({ recoveryCodes }, 'Authenticator app added.');
  }

  @ApiOperation({ operationId: 'removeTotp' })
  @Delete('totp')
  @Returns(null)
  async removeTotp(@Caller() caller: CurrentUser): Promise<ApiReply<null>> {
    await this.enrollTotp.remove(own(caller));
    return new ApiReply(null, 'Authenticator app removed.');
  }

  /** What the browser asks its authenticator for. */
  @ApiOperation({ operationId: 'beginPasskey' })
  @Post('passkeys/begin')
  @HttpCode(200)
  async beginPasskey(@Caller() caller: CurrentUser): Promise<PasskeyRequestView> {
    const { name } = await this.settings.current();
    return this.enrollPasskey.begin(own(caller), name);
  }

  @ApiOperation({ operationId: 'addPasskey' })
  @Post('passkeys')
  @Returns(RecoveryCodesView)
  async addPasskey(
    @Body() body: AddPasskeyBody,
    @Caller() caller: CurrentUser,
  ): Promise<ApiReply<RecoveryCodesView>> {
    const recoveryCodes = await this.enrollPasskey.add(own(caller), body);
    return new ApiReply({ recoveryCodes }, 'Passkey added.');
  }

  @ApiOperation({ operationId: 'removePasskey' })
  @Delete('passkeys/:id')
  @Returns(null)
  async removePasskey(
    @Param('id') id: string,
    @Caller() caller: CurrentUser,
  ): Promise<ApiReply<null>> {
    if (!isId(id)) throw new NotFound('Passkey');
    await this.enrollPasskey.remove(own(caller), id);
    return new ApiReply(null, 'Passkey removed.');
  }

  /** New recovery codes; the older ones end. */
  @ApiOperation({ operationId: 'renewRecoveryCodes' })
  @Post('recovery-codes')
  @HttpCode(200)
  @Returns(RecoveryCodesView)
  async renewRecoveryCodes(@Caller() caller: CurrentUser): Promise<ApiReply<RecoveryCodesView>> {
    const recoveryCodes = await this.renewCodes.execute(own(caller));
    return new ApiReply({ recoveryCodes }, 'New recovery codes made.');
  }
}

const own = ({ id, sessionId }: CurrentUser): OwnSession => ({ userId: id, sessionId });

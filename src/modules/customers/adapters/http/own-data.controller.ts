import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { AccessFor, Caller, type CurrentUser } from '../../../../platform/http/access.js';
import { ApiReply } from '../../../../platform/http/api-reply.js';
import { PasswordConfirmation } from '../../../../platform/http/identity-proof.js';
import { Returns } from '../../../../platform/http/returns.js';
import { StrictlyThrottled } from '../../../../platform/http/throttle.js';
import { EraseCustomer } from '../../use-cases/erase-customer.js';
import { ExportCustomer } from '../../use-cases/export-customer.js';
import { ConfirmedRequestBody, PersonalDataView } from './customers.dto.js';

/** What customers do with their own data, with the password asked again. */
@ApiTags('users')
@AccessFor('user')
@Controller('users/user')
export class OwnDataController {
  constructor(
    private readonly passwordConfirmation: PasswordConfirmation,
    private readonly exportCustomer: ExportCustomer,
    private readonly eraseCustomer: EraseCustomer,
  ) {}

  /** All that the shop holds of the signed-in customer's account. */
  @ApiOperation({ operationId: 'exportOwnData' })
  @Post('export')
  @Returns(PersonalDataView)
  @HttpCode(200)
  @StrictlyThrottled(20)
  async export(
    @Caller() caller: CurrentUser,
    @Body() { currentPassword }: ConfirmedRequestBody,
    @Req() request: FastifyRequest,
  ): Promise<PersonalDataView> {
    await this.passwordConfirmation.check(caller, currentPassword, request);
    return this.exportCustomer.execute(caller.id, undefined);
  }

  /** Erases the signed-in customer; 409 `erasure_refused` with the reasons while something is open. */
  @ApiOperation({ operationId: 'eraseOwnAccount' })
  @Post('erase')
  @Returns(null)
  @HttpCode(200)
  @StrictlyThrottled(20)
  async erase(
    @Caller() caller: CurrentUser,
    @Body() { currentPassword }: ConfirmedRequestBody,
    @Req() request: FastifyRequest,
  ): Promise<ApiReply<null>> {
    await this.passwordConfirmation.check(caller, currentPassword, request);
    await this.eraseCustomer.execute(caller.id, undefined);
    return new ApiReply(null, 'Your account is deleted.');
  }
}

import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { NotFound } from '../../../../kernel/domain-error.js';
import { Caller, type CurrentUser, StaffWith } from '../../../../platform/http/access.js';
import { ApiReply } from '../../../../platform/http/api-reply.js';
import { Returns } from '../../../../platform/http/returns.js';
import { DeliveryRepository } from '../../ports/delivery-repository.js';
import { AddDeliveryMethod } from '../../use-cases/add-delivery-method.js';
import { DeleteDeliveryMethod } from '../../use-cases/delete-delivery-method.js';
import { EditDeliveryMethod } from '../../use-cases/edit-delivery-method.js';
import {
  EditDeliveryMethodBody,
  NewDeliveryMethodBody,
  toMethodDetails,
  toMethodEdit,
} from './delivery-methods.dto.js';
import { DeliveryMethodView } from './delivery-zones.dto.js';

const SAVED = 'Delivery method saved';

/** The delivery methods, for staff; a zone lists its own. */
@ApiTags('delivery')
@Controller('delivery/methods')
export class DeliveryMethodsController {
  constructor(
    private readonly zones: DeliveryRepository,
    private readonly addMethod: AddDeliveryMethod,
    private readonly editMethod: EditDeliveryMethod,
    private readonly deleteMethod: DeleteDeliveryMethod,
  ) {}

  @ApiOperation({ operationId: 'getDeliveryMethod' })
  @StaffWith('settings.see')
  @Get(':id')
  one(@Param('id') id: string): Promise<DeliveryMethodView> {
    return this.view(id);
  }

  /** At the end of its zone. */
  @ApiOperation({ operationId: 'addDeliveryMethod' })
  @StaffWith('settings.change')
  @Post()
  @Returns(DeliveryMethodView)
  async add(
    @Caller() caller: CurrentUser,
    @Body() body: NewDeliveryMethodBody,
  ): Promise<ApiReply<DeliveryMethodView>> {
    const id = await this.addMethod.execute(caller, body.zone, toMethodDetails(body));
    return new ApiReply(await this.view(id), SAVED);
  }

  @ApiOperation({ operationId: 'updateDeliveryMethod' })
  @StaffWith('settings.change')
  @Put(':id')
  @Returns(DeliveryMethodView)
  async edit(
    @Caller() caller: CurrentUser,
    @Param('id') id: string,
    @Body() body: EditDeliveryMethodBody,
  ): Promise<ApiReply<DeliveryMethodView>> {
    await this.editMethod.execute(caller, id, toMethodEdit(body));
    return new ApiReply(await this.view(id), SAVED);
  }

  /** After the last one of a zone nobody there can order. */
  @ApiOperation({ operationId: 'deleteDeliveryMethod' })
  @StaffWith('settings.change')
  @Delete(':id')
  @Returns(null)
  async remove(@Caller() caller: CurrentUser, @Param('id') id: string): Promise<ApiReply<null>> {
    await this.deleteMethod.execute(caller, id);
    return new ApiReply(null, 'Delete successful!');
  }

  private async view(id: string): Promise<DeliveryMethodView> {
    for (const zone of await this.zones.all()) {
      const method = zone.methods.find((one) => one.id === id);
      if (method) return DeliveryMethodView.of(method, zone.id);
    }
    throw new NotFound('Delivery method');
  }
}

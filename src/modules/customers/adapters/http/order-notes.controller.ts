import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { NotFound } from '../../../../kernel/domain-error.js';
import { Caller, type CurrentUser, StaffWith } from '../../../../platform/http/access.js';
import { ApiReply } from '../../../../platform/http/api-reply.js';
import { Returns } from '../../../../platform/http/returns.js';
import { OrderQueries, type OrderRecord } from '../../../orders/index.js';
import { CustomerNotes } from '../../ports/customer-notes.js';
import { AddNote } from '../../use-cases/add-note.js';
import { AddNoteBody, CustomerNoteView, toNoteView } from './customers.dto.js';

/** What the staff writes about an order. A note is deleted as one about its customer is. */
@ApiTags('orders')
@Controller('orders')
export class OrderNotesController {
  constructor(
    private readonly orders: OrderQueries,
    private readonly notes: CustomerNotes,
    private readonly addNote: AddNote,
  ) {}

  /** Newest first. */
  @ApiOperation({ operationId: 'listOrderNotes' })
  @Get(':id/notes')
  @Returns([CustomerNoteView])
  @StaffWith('orders.see')
  async list(@Param('id') id: string): Promise<readonly CustomerNoteView[]> {
    const order = await this.find(id);
    return (await this.notes.ofOrder(order.id)).map(toNoteView);
  }

  @ApiOperation({ operationId: 'addOrderNote' })
  @Post(':id/notes')
  @Returns(null)
  @StaffWith('orders.note')
  async add(
    @Param('id') id: string,
    @Body() { text }: AddNoteBody,
    @Caller() caller: CurrentUser,
  ): Promise<ApiReply<null>> {
    const order = await this.find(id);
    await this.addNote.execute({ userId: order.userId, order }, text, caller);
    return new ApiReply(null, 'Note added.');
  }

  private async find(id: string): Promise<OrderRecord> {
    const order = await this.orders.find(id);
    if (!order) throw new NotFound('Order');
    return order;
  }
}

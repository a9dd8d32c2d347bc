import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ROWS_PER_PAGE } from '../../../../../common/contract/list.js';
import { NotFound } from '../../../../kernel/domain-error.js';
import { isId } from '../../../../kernel/ids.js';
import { Caller, type CurrentUser, StaffWith } from '../../../../platform/http/access.js';
import { ApiReply } from '../../../../platform/http/api-reply.js';
import { AsksForProof } from '../../../../platform/http/identity-proof.js';
import { PageQuery } from '../../../../platform/http/queries.dto.js';
import { Returns, ReturnsPage } from '../../../../platform/http/returns.js';
import { OrderQueries, OrderView, toOrderView } from '../../../orders/index.js';
import { AddNote } from '../../use-cases/add-note.js';
import { EraseAddress } from '../../use-cases/erase-address.js';
import { EraseCustomer } from '../../use-cases/erase-customer.js';
import { ExportCustomer } from '../../use-cases/export-customer.js';
import { RemoveNote } from '../../use-cases/remove-note.js';
import { CustomerPages } from './customer-pages.js';
import {
  AddNoteBody,
  CustomerEmailView,
  CustomerView,
  EraseAddressBody,
  PersonalDataView,
} from './customers.dto.js';

/** @throws NotFound where it is malformed. */
export function knownId(id: string, what: string): string {
  if (!isId(id)) throw new NotFound(what);
  return id;
}

/** The page of each customer. `GET users` finds them. */
@ApiTags('customers')
@Controller('customers')
export class CustomersController {
  constructor(
    private readonly pages: CustomerPages,
    private readonly orders: OrderQueries,
    private readonly addNote: AddNote,
    private readonly removeNote: RemoveNote,
    private readonly exportCustomer: ExportCustomer,
    private readonly eraseCustomer: EraseCustomer,
    private readonly eraseAddress: EraseAddress,
  ) {}

  /** Profile, figures, sessions and notes. */
  @ApiOperation({ operationId: 'getCustomer' })
  @Get(':id')
  @StaffWith('users.see')
  one(@Param('id') id: string): Promise<CustomerView> {
    return this.pages.read(knownId(id, 'User'));
  }

  /** Their orders, newest first. */
  @ApiOperation({ operationId: 'listCustomerOrders' })
  @Get(':id/orders')
  @ReturnsPage(OrderView)
  @StaffWith('users.see')
  async ordersOf(
    @Param('id') id: string,
    @Query() { page = 1, limit = ROWS_PER_PAGE }: PageQuery,
  ): Promise<ApiReply<readonly OrderView[]>> {
    const found = await this.orders.ofUser(knownId(id, 'User'), { page, limit });
    return ApiReply.page('orders', { ...found, items: found.items.map(toOrderView) });
  }

  /** The newest 100 emails to them: of orders all, of the account those of the last 7 days. */
  @ApiOperation({ operationId: 'listCustomerEmails' })
  @Get(':id/emails')
  @Returns([CustomerEmailView])
  @StaffWith('users.see')
  async emailsOf(@Param('id') id: string): Promise<readonly CustomerEmailView[]> {
    return this.pages.emails(knownId(id, 'User'));
  }

  @ApiOperation({ operationId: 'addCustomerNote' })
  @Post(':id/notes')
  @Returns(null)
  @StaffWith('users.note')
  async note(
    @Param('id') id: string,
    @Body() { text }: AddNoteBody,
    @Caller() caller: CurrentUser,
  ): Promise<ApiReply<null>> {
    await this.addNote.execute({ userId: knownId(id, 'User') }, text, caller);
    return new ApiReply(null, 'Note added.');
  }

  @ApiOperation({ operationId: 'removeCustomerNote' })
  @Delete(':id/notes/:noteId')
  @Returns(null)
  @StaffWith('users.note')
  async dropNote(
    @Param('id') id: string,
    @Param('noteId') noteId: string,
    @Caller() caller: CurrentUser,
  ): Promise<ApiReply<null>> {
    await this.removeNote.execute(knownId(id, 'User'), knownId(noteId, 'Note'), caller);
    return new ApiReply(null, 'Note deleted.');
  }

  /** All that the shop holds of the person. */
  @ApiOperation({ operationId: 'exportCustomer' })
  @Post(':id/export')
  @Returns(PersonalDataView)
  @HttpCode(200)
  @StaffWith('users.export')
  @AsksForProof('export')
  export(@Param('id') id: string, @Caller() caller: CurrentUser): Promise<PersonalDataView> {
    return this.exportCustomer.execute(knownId(id, 'User'), caller);
  }

  /** Erases what is held by an address alone; 409 `address_of_account` with its `userId` where an account has it. */
  @ApiOperation({ operationId: 'eraseAddress' })
  @Post('erase-address')
  @Returns(null)
  @HttpCode(200)
  @StaffWith('users.erase')
  async eraseOfAddress(
    @Caller() caller: CurrentUser,
    @Body() { email }: EraseAddressBody,
  ): Promise<ApiReply<null>> {
    await this.eraseAddress.execute(email, caller);
    return new ApiReply(null, 'All that was held by this address is erased.');
  }

  /** Erases the person; 409 `erasure_refused` with the reasons while something is open. */
  @ApiOperation({ operationId: 'eraseCustomer' })
  @Post(':id/erase')
  @Returns(null)
  @HttpCode(200)
  @StaffWith('users.erase')
  async erase(@Param('id') id: string, @Caller() caller: CurrentUser): Promise<ApiReply<null>> {
    await this.eraseCustomer.execute(knownId(id, 'User'), caller);
    return new ApiReply(null, 'Customer erased.');
  }
}

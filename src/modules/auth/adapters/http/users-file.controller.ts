import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { csvFile } from '../../../../platform/csv/csv-file.js';
import { AccessFor } from '../../../../platform/http/access.js';
import { ReturnsCsv } from '../../../../platform/http/returns.js';
import { Raw } from '../../../../platform/http/raw.js';
import { UserQueries, type UserSelection } from '../../ports/user-queries.js';
import { ListUsersQuery, selectionOf } from './list-users.query.js';

const COLUMNS = ['id', 'name', 'email', 'role', 'phone', 'address', 'createdAt'] as const;

/** The users of the shop as a file. */
@ApiTags('users')
@ApiBearerAuth()
@AccessFor('admin')
@Controller('users')
export class UsersFileController {
  constructor(private readonly queries: UserQueries) {}

  /** The users of a list as CSV, of any size. */
  @ApiOperation({ operationId: 'exportUsers' })
  @Get('export.csv')
  @ReturnsCsv()
  @Raw()
  export(@Query() query: ListUsersQuery): Promise<StreamableFile> {
    return csvFile('users', COLUMNS, this.cells(selectionOf(query)));
  }

  private async *cells(selection: UserSelection) {
    for await (const batch of this.queries.batches(selection)) {
      yield batch.map(({ id, name, email, role, phone, address, createdAt }) => [
        ...[id, name, email, role, phone, address],
        createdAt.toISOString(),
      ]);
    }
  }
}

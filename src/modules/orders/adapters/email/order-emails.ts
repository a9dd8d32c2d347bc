import { Injectable } from '@nestjs/common';
import { EmailComposer } from '../../../../platform/mailer/email-composer.js';
import type { EmailContent } from '../../../../platform/mailer/email-block.js';
import type { OrderStatus } from '../../domain/order-status.js';
import type { Parcel } from '../../domain/parcel.js';
import { OrderNotifications } from '../../ports/order-notifications.js';
import type { OrderRecord, OrderRefundRecord } from '../../ports/order-queries.js';
import { orderPath } from '../../../../../common/contract/order.js';
import { toOrderEmail } from './order-email.js';
import { toParcelEmail } from './parcel-email.js';
import type { OrderEmailContext } from './purchase-blocks.js';
import { toRefundEmail, toReturnedRefundEmail } from './refund-email.js';

/** Order emails in the shop's layout. */
@Injectable()
export class OrderEmails extends OrderNotifications {
  constructor(private readonly composer: EmailComposer) {
    super();
  }

  async send(order: OrderRecord, status: OrderStatus, sendId: string): Promise<string> {
    const context = await this.contextOf(order);
    return this.deliver(order, toOrderEmail(this.shown(order), status, context), sendId);
  }

  async sendParcel(order: OrderRecord, parcel: Parcel, sendId: string): Promise<string> {
    const context = await this.contextOf(order);
    return this.deliver(order, toParcelEmail(this.shown(order), parcel, context), sendId);
  }

  sendRefund(order: OrderRecord, refund: OrderRefundRecord, sendId: string): Promise<string> {
    return this.deliver(
      order,
      toRefundEmail(this.shown(order), refund, this.linkOf(order)),
      sendId,
    );
  }

  sendReturnedRefund(
    order: OrderRecord,
    refund: OrderRefundRecord,
    sendId: string,
  ): Promise<string> {
    return this.deliver(
      order,
      toReturnedRefundEmail(this.shown(order), refund, this.linkOf(order)),
      sendId,
    );
  }

  private async contextOf(order: OrderRecord): Promise<OrderEmailContext> {
    return { link: this.linkOf(order), timeZone: await this.composer.timeZone() };
  }

  private linkOf({ id }: OrderRecord): string {
    return this.composer.link(orderPath(id));
  }

  /** The order with images that an email client finds, which has no page that their URLs start from. */
  private shown(order: OrderRecord): OrderRecord {
    const lines = order.lines.map((line) => {
      const image = emailImageOf(line);
      return { ...line, image: image && this.composer.urlOf(image) };
    });
    return { ...order, lines };
  }

  private async deliver(order: OrderRecord, content: EmailContent, sendId: string) {
    await this.composer.send(content, { to: order.customerDetails.email, sendId });
    return content.subject;
  }
}

/** An email shows images 64 px wide, on screens of up to three pixels for each. */
const IMAGE_WIDTH = 192;

/** The narrowest copy that is wide enough, else the image itself; null where the product had none. */
function emailImageOf({ image, srcset }: OrderRecord['lines'][number]): string | null {
  const wide = srcset.filter(({ width }) => width >= IMAGE_WIDTH);
  const [narrowest] = [...wide].sort((one, other) => one.width - other.width);
  return narrowest?.url ?? image;
}

import { Injectable } from '@nestjs/common';
import { orderPath } from '../../../../../common/contract/order.js';
import { returnReasons } from '../../../../../common/contract/order-return.js';
import type { ShopSettings } from '../../../../../common/contract/shop-settings.js';
import { addressLine } from '../../../../../common/format/address.js';
import type { EmailBlock, EmailContent } from '../../../../platform/mailer/email-block.js';
import { EmailComposer } from '../../../../platform/mailer/email-composer.js';
import { ShopSettingsSource } from '../../../../platform/shop-settings/shop-settings-source.js';
import type { ReturnEmail } from '../../../../../common/contract/order-return.js';
import { ReturnNotifications } from '../../ports/return-notifications.js';
import type { ReturnRecord } from '../../ports/return-repository.js';
import { toReturnEmail } from './return-email.js';

/** Emails about returns in the shop's layout. */
@Injectable()
export class ReturnEmails extends ReturnNotifications {
  constructor(
    private readonly composer: EmailComposer,
    private readonly settings: ShopSettingsSource,
  ) {
    super();
  }

  async send(
    email: ReturnEmail,
    orderReturn: ReturnRecord,
    envelope: { readonly to: string; readonly sendId: string },
  ): Promise<string> {
    const instructions = instructionsOf(await this.settings.current());
    const link = this.composer.link(orderPath(orderReturn.orderId));
    const content = toReturnEmail(email, orderReturn, { instructions, link });
    await this.composer.send(content, envelope);
    return content.subject;
  }

  async notifyShop(orderReturn: ReturnRecord, sendId: string): Promise<void> {
    const { email: to } = await this.settings.current();
    if (to === null) return;
    const link = this.composer.link(`/admin/dashboard/return-management/${orderReturn.id}`);
    await this.composer.send(toShopEmail(orderReturn, link), { to, sendId });
  }
}

/** Where to send a return and who pays for that. */
function instructionsOf(settings: ShopSettings): string {
  const address = addressLine(settings);
  const where = address
    ? `Pack the items well and send them to ${settings.name}, ${address}.`
    : 'Pack the items well and send them to the address on your parcel.';
  const payer =
    settings.returnShipping === 'shop'
      ? 'We pay the return shipping.'
      : 'You pay the return shipping.';
  return `${where} ${payer}`;
}

function toShopEmail(orderReturn: ReturnRecord, link: string): EmailContent {
  const { orderNumber, customerName, reason, note } = orderReturn;
  const text = `${customerName} asks to return items of order ${orderNumber}.`;
  return {
    subject: `Return requested: order ${orderNumber}`,
    preview: text,
    blocks: [
      { kind: 'heading', text: 'A return waits for your answer' },
      { kind: 'paragraph', text },
      { kind: 'facts', rows: [['Reason', returnReasons[reason]]] },
      ...(note === ''
        ? []
        : [{ kind: 'quote', title: 'Description:', text: note } satisfies EmailBlock]),
      { kind: 'button', label: 'Open the return', url: link },
    ],
    reason: 'You get this email because a customer asked for a return.',
  };
}

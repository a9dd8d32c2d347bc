import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { contentDocumentOf } from '../../../../../common/contract/content-documents.js';
import { imageRules } from '../../../../../common/contract/image.js';
import { orderTotalRules } from '../../../../../common/contract/order.js';
import { productRules } from '../../../../../common/contract/product.js';
import { publicSettings } from '../../../../../common/contract/shop-settings.js';
import { Env } from '../../../../config/env.js';
import { AccessFor } from '../../../../platform/http/access.js';
import { PublicRead } from '../../../../platform/http/cache.js';
import { ShopSettingsSource } from '../../../../platform/shop-settings/shop-settings-source.js';
import { DEMO_LOGINS, UserQueries } from '../../../auth/index.js';
import { type DeliveryMethod, DeliveryQueries, freeFromCents } from '../../../delivery/index.js';
import { Clock } from '../../../../kernel/time.js';
import { toDollars } from '../../../../kernel/money.js';
import { ContentImages } from '../../ports/content-images.js';
import { RenderPage } from '../../use-cases/render-page.js';
import { ShownContent } from './shown-content.js';
import type {
  AnnouncementView,
  ShopDeliveryMethodView,
  ShopDeliveryView,
  ShopPaymentView,
  ShopView,
} from './shop.dto.js';

/** Path of the stand-in for browsers, on the shop's own origin. */
const STAND_IN_PATH = '/sandbox/stripe';

/** Public settings with which both applications start. */
@ApiTags('content')
@AccessFor('public')
@Controller('shop')
export class ShopController {
  private ownerIsKnown = false;

  constructor(
    private readonly env: Env,
    private readonly users: UserQueries,
    private readonly settings: ShopSettingsSource,
    private readonly deliveries: DeliveryQueries,
    private readonly pages: RenderPage,
    private readonly content: ShownContent,
    private readonly images: ContentImages,
    private readonly clock: Clock,
  ) {}

  @ApiOperation({ operationId: 'getShop' })
  @Get()
  @PublicRead()
  async shop(): Promise<ShopView> {
    const settings = await this.settings.current();
    const { image: hero = null } = await this.content.values('home');
    return {
      name: settings.name,
      currency: 'usd',
      limits: {
        imagesPerProduct: productRules.images.max,
        imageBytes: imageRules.maxBytes,
        smallestOrder: orderTotalRules.min,
        largestOrder: orderTotalRules.max,
        lowStock: settings.lowStockThreshold,
        resetLinkMs: this.env.RESET_TOKEN_MS,
      },
      settings: publicSettings(settings),
      delivery: await this.delivery(),
      pages: (await this.pages.shown()).map((id) => {
        const { title, path } = contentDocumentOf(id);
        return { title, path };
      }),
      announcement: await this.announcement(),
      previewImage: hero && this.images.urlOf(hero),
      payment: this.payment(),
      needsOwner: !(await this.hasOwner()),
      demo: this.env.DEMO ? DEMO_LOGINS : null,
    };
  }

  /** Asked until there is one: the last owner cannot leave. */
  private async hasOwner(): Promise<boolean> {
    return (this.ownerIsKnown ||= await this.users.hasOwner());
  }

  private async delivery(): Promise<ShopDeliveryView> {
    const { isFree, homeMethods } = await this.deliveries.terms();
    const cents = freeFromCents(homeMethods);
    return {
      isFree,
      freeFrom: cents === undefined ? null : toDollars(cents),
      methods: homeMethods.map(toMethodView),
    };
  }

  private async announcement(): Promise<AnnouncementView | null> {
    const { text, link = null, from, to } = await this.content.values('announcement');
    const now = this.clock.now();
    const isOver = to ? now >= new Date(to) : false;
    if (!text || isOver || (from && now < new Date(from))) return null;
    return { text, link, to: to ? new Date(to) : null };
  }

  private payment(): ShopPaymentView {
    const { STRIPE_PUBLISHABLE_KEY: publishableKey, CARD_STAND_IN, TEST_MODE } = this.env;
    return {
      publishableKey,
      isTestMode: TEST_MODE,
      apiBase: CARD_STAND_IN ? STAND_IN_PATH : null,
      scriptUrl: CARD_STAND_IN ? `${STAND_IN_PATH}/stripe.js` : null,
    };
  }
}

function toMethodView({ price, daysFrom, daysTo }: DeliveryMethod): ShopDeliveryMethodView {
  return {
    price: price.kind === 'by_weight' ? null : toDollars(price.cents),
    freeFrom: price.kind === 'free_from' ? toDollars(price.freeFromCents) : null,
    steps:
      price.kind === 'by_weight'
        ? price.steps.map(({ upToGrams, cents }) => ({ upToGrams, price: toDollars(cents) }))
        : null,
    daysFrom,
    daysTo,
  };
}

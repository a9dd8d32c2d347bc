/** From how many units down a product is low in stock, as the owner has set it. */
export abstract class LowStockThreshold {
  abstract units(): Promise<number>;
}

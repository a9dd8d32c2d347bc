export class UserTotalsView {
  total!: number;
  admin!: number;
  user!: number;
}

export class ProductTotalsView {
  uniqueProducts!: number;
  totalStockUnits!: number;
}

/** The cards of the dashboard. */
export class StatsView {
  totalUsers!: UserTotalsView;
  totalProducts!: ProductTotalsView;
  /** Paid orders that are not yet shipped. */
  pendingShipments!: number;
}

/** How many orders there are of each status. */
export class OrderCountsView {
  pending!: number;
  shipped!: number;
  delivered!: number;
  canceled!: number;
  returned!: number;
}

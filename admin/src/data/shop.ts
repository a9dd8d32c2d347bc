/** What the server tells a browser of the shop. */
export interface Shop {
  name: string;
  limits: {
    /** A product with so many left, or fewer, is low. */
    lowStock: number;
  };
}

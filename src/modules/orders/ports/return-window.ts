/** How long a delivered order can be returned, as the shop's settings have it now. */
export abstract class ReturnWindow {
  /** In days from the delivery; 0 where delivered orders are not taken back. */
  abstract days(): Promise<number>;
}

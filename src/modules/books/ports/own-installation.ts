/** What tells the payments of this shop from others in the same account of the provider. */
export abstract class OwnInstallation {
  abstract id(): Promise<string>;
}

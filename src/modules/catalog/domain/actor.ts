/** The admin who acts; undefined where the shop itself does, for example to seed the demo. */
export type Actor = { readonly id: string } | undefined;

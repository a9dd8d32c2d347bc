/** The acting admin; undefined where the shop itself acts, for example to seed the demo. */
export type Actor = { readonly id: string } | undefined;

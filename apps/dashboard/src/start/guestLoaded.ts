/**
 * The loader data of the public pages, for a router that hydrates the prerendered sign-in page. `0-0` is the id that
 * React Router gives to the layout route of these pages.
 */
export const guestLoaded = { loaderData: { '0-0': null } }

/** The loader data of the public pages, for a router that hydrates the prerendered sign-in page. */
export const guestLoaded = { loaderData: { '0-0': null } }

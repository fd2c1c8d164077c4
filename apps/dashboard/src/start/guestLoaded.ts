/** The data of the loader around the public pages, for a router that starts with the prerendered sign-in page. */
export const guestLoaded = { loaderData: { '0-0': null } }

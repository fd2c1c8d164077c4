/** The provider's service account: who we are to it, and what we sign with. */
export interface PushAccount {
  projectId: string
  clientEmail: string
  /** PEM; never logged. */
  privateKey: string
  /** Where a signed assertion is exchanged for an access token. */
  tokenUri: string
}

/** What push needs; both halves come from the provider's console. */
export interface PushSettings {
  account: PushAccount
  /** The web configuration with `vapidKey`: public, and told to every browser. */
  web: Record<string, string>
  /** Base address of the provider's sending interface. */
  url: string
}

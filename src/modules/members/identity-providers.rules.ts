/** Who else can say who somebody is, in the order in which they are offered. */
export const identityProviders = ['apple', 'google', 'facebook'] as const
export type IdentityProviderName = (typeof identityProviders)[number]
